import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { tableFile } from './table-download.ts';

const { written } = vi.hoisted(() => ({ written: { begun: 0, ends: [] as (() => void)[] } }));

vi.mock('./worker-tasks.ts', async (original) => ({
  ...(await original<typeof import('./worker-tasks.ts')>()),
  createWorkerTasks: () =>
    async function* () {
      written.begun += 1;
      await new Promise<void>((resolve) => written.ends.push(resolve));
      yield new Uint8Array([1]);
    },
}));

it('writes two spreadsheets at a time, one of an organisation, since each has a thread', async () => {
  const sheet = (organisationId: string) =>
    tableFile({ organisationId, format: 'xlsx', fileName: undefined, otherwise: 'Table', headings: ['a'] });
  const all = [...Array.from({ length: 30 }, () => sheet('one')), ...['two', 'three'].map(sheet)];
  await setImmediate();
  expect(written.begun).toBe(2);
  for (let ended = 0; ended < all.length; ended += 1) {
    written.ends[ended]?.();
    await setImmediate();
    expect(written.begun).toBeLessThanOrEqual(ended + 3);
  }
  expect((await Promise.all(all)).map(({ fileName }) => fileName)).toEqual(Array(32).fill('Table.xlsx'));
  // What is text is sent as it is read.
  const { content } = await tableFile({
    organisationId: 'one',
    format: 'csv',
    fileName: undefined,
    otherwise: 'Table',
    headings: ['a'],
  });
  expect(content).not.toBeInstanceOf(Buffer);
});
