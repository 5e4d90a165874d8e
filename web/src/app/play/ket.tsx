import { Fragment } from "preact";

/** A text of Dirac's notation in pieces: what stands on the line, and subscripts, written `_B` or `_{A1,B2}`. */
export function ketPieces(text: string): { text: string; below: boolean }[] {
  const pieces: { text: string; below: boolean }[] = [];
  let end = 0;
  for (const found of text.matchAll(/_\{([^}]*)\}|_([A-Za-z])/g)) {
    if (found.index > end) pieces.push({ text: text.slice(end, found.index), below: false });
    pieces.push({ text: found[1] ?? found[2] ?? "", below: true });
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), below: false });
  return pieces;
}

/** Lines may break before a parenthesis and after a comma, never within a name. */
function Breakable({ text }: { text: string }) {
  const parts = text.split(/(?<=,)|(?=\()/);
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </>
  );
}

/** A state in Dirac's notation, with its subscripts below the line. */
export function Ket({ text }: { text: string }) {
  return (
    <p class="ket">
      {ketPieces(text).map((piece, index) =>
        piece.below ? (
          <sub key={index}>
            <Breakable text={piece.text} />
          </sub>
        ) : (
          <Breakable key={index} text={piece.text} />
        ),
      )}
    </p>
  );
}
