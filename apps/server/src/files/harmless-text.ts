/** The signs in full width too, which some spreadsheets take for the plain ones. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** A spreadsheet must not take a text for a formula; an apostrophe in front tells it not to. */
export const harmlessText = (text: string) => (formula.test(text) ? `'${text}` : text);

/** The text that was made harmless. */
export const givenText = (text: string) => (text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text);
