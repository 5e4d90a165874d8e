import { createContext, type ComponentChildren } from "preact";
import { useContext, useLayoutEffect, useState } from "preact/hooks";
import { learn } from "../../words/catalogues";
import { keepLanguage, type Language } from "../../words/language";
import { language } from "../../words/say";

interface SpokenLanguage {
  spoken: Language;
  choose: (language: Language) => void;
}

const Spoken = createContext<SpokenLanguage>({ spoken: "en", choose: () => undefined });

/** The language that is spoken; whoever asks is drawn again when it changes. */
export function useSpokenLanguage(): SpokenLanguage {
  return useContext(Spoken);
}

/** Draws everything again in the language that is chosen, once it is loaded. `children` makes what is drawn. */
export function InSpokenLanguage({ children }: { children: () => ComponentChildren }) {
  const [spoken, setSpoken] = useState(language);

  async function choose(chosen: Language) {
    await learn(chosen);
    keepLanguage(chosen);
    setSpoken(chosen);
  }

  useLayoutEffect(() => {
    document.documentElement.lang = spoken;
  }, [spoken]);

  return <Spoken.Provider value={{ spoken, choose: (chosen) => void choose(chosen) }}>{children()}</Spoken.Provider>;
}
