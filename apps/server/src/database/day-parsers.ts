const dateType = 1082;

/** A day stays the text YYYY-MM-DD: as a moment it would be another day in another time zone. */
export const dayParsers: Readonly<Record<number, (text: string) => string>> = { [dateType]: (text) => text };
