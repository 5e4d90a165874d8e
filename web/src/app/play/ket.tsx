import { Fragment } from "preact";

export interface KetPiece {
  text: string;
  /** On the line, a subscript, a superscript. */
  place: "line" | "below" | "above";
}

/** A text of Dirac's notation in pieces: subscripts are written `_B` or `_{A1,B2}`, superscripts `^{⊗79}`. */
export function ketPieces(text: string): KetPiece[] {
  const pieces: KetPiece[] = [];
  let end = 0;
  for (const found of text.matchAll(/[_^]\{([^}]*)\}|_([A-Za-z])/g)) {
    if (found.index > end) pieces.push({ text: text.slice(end, found.index), place: "line" });
    pieces.push({ text: found[1] ?? found[2] ?? "", place: found[0].startsWith("^") ? "above" : "below" });
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), place: "line" });
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

const TAGS = { line: Fragment, below: "sub", above: "sup" } as const;

/** A state in Dirac's notation, with its subscripts below the line. */
export function Ket({ text }: { text: string }) {
  return (
    <p class="ket">
      {ketPieces(text).map((piece, index) => {
        const Tag = TAGS[piece.place];
        return (
          <Tag key={index}>
            <Breakable text={piece.text} />
          </Tag>
        );
      })}
    </p>
  );
}
