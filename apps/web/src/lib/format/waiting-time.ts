/** "45 seconds" or "14 minutes", rounded up: whoever waits that long has waited long enough. */
export function waitingTime(seconds: number, language: string): string {
  const [amount, unit] =
    seconds < 60 ? [Math.max(1, Math.ceil(seconds)), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
