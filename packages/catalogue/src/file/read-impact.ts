const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** NaN for what is no number. Thousands are not grouped: "1,234" could be either. */
export function readImpact(text: string, decimalComma: boolean): number {
  const withPoint = decimalComma ? text.replace(',', '.') : text;
  if (!number.test(withPoint)) return Number.NaN;
  const impact = Number(withPoint);
  // Of the two zeros only one is shown as such everywhere.
  return impact === 0 ? 0 : impact;
}
