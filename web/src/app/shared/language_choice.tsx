import names from "virtual:page-words/languages";
import { useSpokenLanguage } from "./spoken_language";
import { LANGUAGES, PSEUDO, type Language } from "../../words/language";
import { say } from "../../words/say";

/** Which language the page speaks. The strange one is offered to those who speak it already. */
export function LanguageChoice() {
  const { spoken, choose } = useSpokenLanguage();
  const offered = LANGUAGES.filter((language) => language !== PSEUDO || spoken === PSEUDO);
  return (
    <select
      class="language"
      aria-label={say("page.language")}
      value={spoken}
      onChange={(event) => choose(event.currentTarget.value as Language)}
    >
      {offered.map((language) => (
        <option key={language} value={language} lang={language}>
          {names[language] ?? language}
        </option>
      ))}
    </select>
  );
}
