import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { openTable, tableKind } from '../apps/server/src/files/open-table.ts';
import { cellText } from '../apps/server/src/files/table-row.ts';

interface SavedTable {
  readonly fileName: string;
  readonly kind: 'csv' | 'xlsx';
  /** The headings first. */
  readonly rows: readonly (readonly string[])[];
}

/** What the browser saves as a file when something is done, read as a table. */
export async function savedTable(page: Page, act: () => Promise<void>): Promise<SavedTable> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  const path = await download.path();
  const kind = await tableKind(path);
  const rows: string[][] = [];
  for await (const { cells } of (await openTable(path, kind)).rows) rows.push(cells.map(cellText));
  return { fileName: download.suggestedFilename(), kind, rows };
}

/** What the browser saves as a file when something is done, as it stands. */
export async function savedText(page: Page, act: () => Promise<void>): Promise<{ fileName: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { fileName: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}
