const twelveHours = 12 * 60 * 60 * 1000;

/** A picked day begins at the reader's midnight; noon is the same day for a server in almost any zone. Without milliseconds. */
export function dateForSending(date: Date): string {
  return new Date(date.getTime() + twelveHours).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
