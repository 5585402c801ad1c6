/** Shorter names are near too many others. */
const minLength = 6;
/** From here on two slips still leave no doubt about what was meant. */
const minLengthForTwo = 12;

/** A sentence for each name that is none of ours and nearly one. */
export function misspelledSettings(given: readonly string[], known: readonly string[]): string[] {
  const ours = new Set(known);
  return given
    .filter((name) => name.length >= minLength && !ours.has(name))
    .flatMap((name) => {
      const meant = known.find((each) => isNearly(name, each));
      return meant ? [`${name} is no setting of this server and is not read: is ${meant} meant?`] : [];
    });
}

function isNearly(name: string, meant: string): boolean {
  const max = meant.length >= minLengthForTwo ? 2 : 1;
  return meant.length >= minLength && Math.abs(name.length - meant.length) <= max && slips(name, meant) <= max;
}

/** How many letters are left out, added, replaced or exchanged with the next one. */
function slips(one: string, other: string): number {
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isExchanged = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (row[j - 1] ?? 0) + 1,
        (last[j] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isExchanged && i > 1 && j > 1 ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return last[other.length] ?? 0;
}
