const most = 120;

/** A text that somebody else wrote, no longer than a sentence can carry. */
export const shortened = (text: string): string => (text.length <= most ? text : `${text.slice(0, most).trimEnd()}…`);
