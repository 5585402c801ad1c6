const formula = /^[=+\-@\t\r]/;

/** A spreadsheet must not take a text for a formula; an apostrophe in front tells it not to. */
export const harmlessText = (text: string) => (formula.test(text) ? `'${text}` : text);
