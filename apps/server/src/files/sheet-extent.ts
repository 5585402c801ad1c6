/** How far a sheet may reach: what lies between its cells is in memory too. A table of 50,000 rows needs half of it. */
const mostCells = 25_000_000;
/** As far as any spreadsheet program goes. */
const lastRow = 1_048_576;
const lastColumn = 16_384;
/** No place of a cell has a name as long. */
const longestPlace = 100;
/** What may stand at the end of a piece without being a whole tag or place. */
const longestRest = 300;

/** The beginning of a row or a cell, or the attribute that says where it is. */
const found = new RegExp(
  `<(?:[\\w.-]+:)?(?<tag>row|c)(?=[ />])|["' ]r ?= ?(?:["'](?<place>[^"']{0,${longestPlace}})["']|["'](?<tooLong>[^"']{${longestPlace + 1}}))`,
  'g',
);

/** Follows the text of a sheet piece by piece and says whether its cells would reach too far. */
export function createSheetExtent(): { reachesTooFar(piece: Buffer): boolean } {
  let [rows, cells, widest, furthestRow, furthestColumn] = [0, 0, 0, 0, 0];
  let [rest, isOutside] = ['', false];

  function place(text: string): void {
    const { letters = '', number = '' } =
      /^(?<letters>[A-Za-z]*)(?<number>.*)$/.exec(text.replaceAll(' ', ''))?.groups ?? {};
    const [row, column] = [Number(number), columnOf(letters)];
    // A character can be written as a reference, behind which any place can hide.
    if (text.includes('&') || row > lastRow || column > lastColumn) isOutside = true;
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
      rest = text.slice(Math.max(end, text.length - longestRest));
      // Rows and cells that do not say where they are follow those that do.
      return isOutside || (furthestRow + rows) * (furthestColumn + widest) > mostCells;
    },
  };
}

/** A is 1, Z is 26, AA is 27. */
export function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}
