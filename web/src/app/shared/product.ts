/** The name of the site, the same in every language. */
export const PRODUCT = "spooky";
