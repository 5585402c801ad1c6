/** The time zone of whoever reads, by its IANA name; null where the browser does not tell. */
export const readerZone = (): string | null => Intl.DateTimeFormat().resolvedOptions().timeZone || null;
