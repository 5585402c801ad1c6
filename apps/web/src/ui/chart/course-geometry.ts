/** What a course is drawn from, in percent of the plot: x from the left, y from the top. */
export interface Course {
  /** Pieces of a line, as SVG writes points; a month without a value parts them. */
  readonly lines: readonly string[];
  readonly marks: readonly { readonly index: number; readonly x: number; readonly y: number }[];
}

type Values = readonly (number | null)[];

/** One point stands in the middle. */
export function xOf(index: number, count: number): number {
  return count < 2 ? 50 : (index / (count - 1)) * 100;
}

export function courseOf(values: Values, most: number): Course {
  const places = values.map((value, index) =>
    value === null ? null : { index, x: xOf(index, values.length), y: 100 - (most > 0 ? (value / most) * 100 : 0) },
  );
  const marks = places.filter((place) => place !== null);
  const pieces: (typeof marks)[] = [];
  for (const mark of marks) {
    const piece = pieces.at(-1);
    if (piece?.at(-1)?.index === mark.index - 1) piece.push(mark);
    else pieces.push([mark]);
  }
  const lines = pieces
    .filter((piece) => piece.length > 1)
    .map((piece) => piece.map(({ x, y }) => `${rounded(x)},${rounded(y)}`).join(' '));
  return { lines, marks };
}

const rounded = (place: number) => Math.round(place * 100) / 100;

/** The next round number from the largest value on: 1, 2 or 5 with zeros; 1 where there is nothing. */
export function roundMost(values: Values): number {
  const largest = Math.max(0, ...values.filter((value) => value !== null));
  if (largest === 0) return 1;
  const size = 10 ** Math.floor(Math.log10(largest));
  return size * ([1, 2, 5].find((step) => largest <= step * size) ?? 10);
}

/** Moves what would overlap apart by `gap`, in the same order, as little as it takes and within the plot. */
export function spread(places: readonly number[], gap: number): number[] {
  const moved = places.map((y, index) => ({ y, index })).toSorted((one, other) => one.y - other.y);
  moved.forEach((place, index) => {
    place.y = Math.max(place.y, (moved[index - 1]?.y ?? Number.NEGATIVE_INFINITY) + gap);
  });
  for (const [index, place] of [...moved.entries()].toReversed()) {
    place.y = Math.min(place.y, (moved[index + 1]?.y ?? 100 + gap) - gap);
  }
  return moved.toSorted((one, other) => one.index - other.index).map(({ y }) => y);
}

/** The point that is nearest to a place from 0 (left) to 1 (right). */
export function nearestPoint(place: number, count: number): number {
  return Math.round(Math.min(Math.max(place, 0), 1) * Math.max(count - 1, 0));
}

/** Where a key leads from one point; null for keys that lead nowhere. */
export function pointAfterKey(key: string, index: number, count: number): number | null {
  const last = count - 1;
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(index + 1, last);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}
