import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { tableFile } from '../apps/server/src/files/table-download.ts';

type Cells = readonly (string | number)[];

const types = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Chooses a file with the button of this name. */
export async function chooseFile(page: Page, button: string, name: string, content: string | Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const mimeType = name.endsWith('.xlsx') ? types.xlsx : types.csv;
  await chooser.setFiles({ name, mimeType, buffer: Buffer.from(content) });
}

export async function spreadsheet([headings = [], ...rows]: readonly Cells[]): Promise<Buffer> {
  async function* pieces() {
    yield { cells: () => rows, csv: () => '' };
  }
  const { content } = await tableFile({
    organisationId: 'whoever fills it in',
    format: 'xlsx',
    fileName: undefined,
    otherwise: 'products',
    headings: headings.map(String),
    pieces: pieces(),
  });
  return await buffer(Readable.from(content as Buffer));
}
