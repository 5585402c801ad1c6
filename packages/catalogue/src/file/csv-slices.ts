const sliceLength = 16 * 1024;

interface CsvSlice {
  readonly text: string;
  /** The place in the whole text at which it ends. */
  readonly end: number;
}

/** Cuts a text between rows, so that a long one can be read bit by bit: a line ends a row where no quote is open. */
export function* csvSlices(text: string): Generator<CsvSlice> {
  let start = 0;
  while (start < text.length) {
    let end = lineEnd(text, start + sliceLength);
    let quotes = countQuotes(text, start, end);
    while (quotes % 2 === 1 && end < text.length) {
      const next = lineEnd(text, end);
      quotes += countQuotes(text, end, next);
      end = next;
    }
    yield { text: text.slice(start, end), end };
    start = end;
  }
}

function lineEnd(text: string, from: number): number {
  const found = text.indexOf('\n', from);
  return found === -1 ? text.length : found + 1;
}

function countQuotes(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = text.indexOf('"', start); at !== -1 && at < end; at = text.indexOf('"', at + 1)) count += 1;
  return count;
}
