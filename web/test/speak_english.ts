// Tests read English unless they say otherwise.
import { learn } from "../src/words/catalogues";

await learn("en");
