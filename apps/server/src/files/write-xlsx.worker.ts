import writeXlsxFile from 'write-excel-file/node';
import { type FileCell, harmlessText } from './csv-text.ts';
import { sendEach } from './worker-tasks.ts';

interface Sheet {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly FileCell[])[];
}

const cellOf = (cell: FileCell) => {
  if (cell === null) return null;
  return typeof cell === 'number' ? { value: cell, type: Number } : { value: harmlessText(cell), type: String };
};

await sendEach(async function* ({ headings, rows }: Sheet) {
  const head = headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const written = writeXlsxFile([head, ...rows.map((cells) => cells.map(cellOf))], { stickyRowsCount: 1 });
  yield await written.toBuffer();
});
