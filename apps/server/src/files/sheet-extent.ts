/** How far a sheet may reach: what lies between its cells is in memory too. A table of 50,000 rows needs half of it. */
const maxCells = 25_000_000;
/** As far as any spreadsheet program goes. */
const lastRow = 1_048_576;
const lastColumn = 16_384;
/** No place of a cell has a name as long. */
const maxPlaceLength = 100;
/** No program writes such a long format; reading it takes the square of its length. */
const maxFormatLength = 1000;
/** What may stand at the end of a piece without being a whole tag, place or format. */
const maxRestLength = 1200;

/**
 * The beginning of a row or a cell, or the attribute that says where it is, with a prefix or without: the reader of
 * the sheet drops prefixes, except that of a namespace.
 */
const found = new RegExp(
  `<(?:[\\w.-]+:)?(?<tag>row|c)(?=[ />])|(?:["' ]|(?<!["' ]xmlns):)r ?= ?(?:["'](?<place>[^"']{0,${maxPlaceLength}})["']|["'](?<tooLong>[^"']{${maxPlaceLength + 1}}))|formatCode ?= ?(?:"[^"]{${maxFormatLength + 1}}|'[^']{${maxFormatLength + 1}})`,
  'g',
);

/** Follows the text of a sheet piece by piece and says whether its cells would reach too far. */
export function createSheetExtent(): { reachesTooFar(piece: Buffer): boolean } {
  let [rows, cells, widest, furthestRow, furthestColumn] = [0, 0, 0, 0, 0];
  let [rest, isOutside] = ['', false];

  function place(text: string): void {
    // Without a figure it is no place, and with anything but plain signs the reader may see another one than we do.
    if (!/[\d&]|Infinity/.test(text)) return;
    const plain = /^(?<letters>[A-Za-z]*)(?<number>-?\d+(?:\.\d+)?)%?$/.exec(text.replaceAll(' ', ''))?.groups;
    const [row, column] = [Number(plain?.number), columnOf(plain?.letters ?? '')];
    if (!plain || row > lastRow || column > lastColumn) isOutside = true;
    furthestRow = Math.max(furthestRow, row || 0);
    furthestColumn = Math.max(furthestColumn, column);
  }

  return {
    reachesTooFar(piece) {
      const text = `${rest}${piece.toString('latin1')}`.replaceAll(/\s+/g, ' ');
      let end = 0;
      for (const { 0: whole, index, groups } of text.matchAll(found)) {
        end = index + whole.length;
        if (groups?.tag === 'row') [rows, cells] = [rows + 1, 0];
        else if (groups?.tag === 'c') cells += 1;
        else if (groups?.place === undefined) isOutside = true;
        else place(groups.place);
        widest = Math.max(widest, cells);
      }
      rest = text.slice(Math.max(end, beforeWord(text, text.length - maxRestLength)));
      // Rows and cells that do not say where they are follow those that do.
      return isOutside || holdTooMuch(furthestRow + rows, furthestColumn + widest);
    },
  };
}

const holdTooMuch = (rows: number, columns: number): boolean => rows * columns > maxCells;

/** Whether a table of so many rows and columns is more than any sheet that we read. */
export const isTooFar = (rows: number, columns: number): boolean =>
  rows > lastRow || columns > lastColumn || holdTooMuch(rows, columns);

/** Where the word begins that stands there, so that nothing is cut off which says what a sign in it means. */
const beforeWord = (text: string, at: number): number => Math.max(text.lastIndexOf(' ', at), at - maxRestLength);

/** A is 1, Z is 26, AA is 27. Small letters count as the reader of the sheet counts them: far more. */
export function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}
