import { factorFileLimits } from '@pcf/catalogue/file/factor-file-limits';
import { expect, it } from 'vitest';
import { readOwnFile } from './use-file-reading.ts';

const header = 'top_category,category,subcategory,kind,name,impact,unit\n';
const rows = (count: number) => Array.from({ length: count }, (_, index) => `A,B,,,N${index},1,kgCO2e/kg\n`).join('');

function reading(parts: number[] = []) {
  return { onProgress: (part: number) => parts.push(part), signal: new AbortController().signal };
}

it('reads a file with the mark of UTF-8', async () => {
  const { factors, problemCount } = await readOwnFile(new Blob(['\ufeff', header, 'É,B,,,N,1,kgCO₂e/kg']), reading());
  expect(problemCount).toBe(0);
  expect(factors[0]?.factor.topCategory).toBe('É');
});

it('tells how far it is', async () => {
  const parts: number[] = [];
  const { factors } = await readOwnFile(new Blob([header, rows(10_000)]), reading(parts));
  expect(factors).toHaveLength(10_000);
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.every((part) => part > 0 && part <= 1)).toBe(true);
});

it.each([
  ['NOT_UTF8', new Blob([header, new Uint8Array([0xe9, 0x2c])])],
  ['NOT_UTF8', new Blob([new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0xff, 0xfe])])],
  ['FILE_TOO_LARGE', new Blob([new Uint8Array(factorFileLimits.bytes + 1)])],
  ['EMPTY_FILE', new Blob([])],
])('refuses a file as %s', async (code, file) => {
  const { factors, problems } = await readOwnFile(file, reading());
  expect(factors).toEqual([]);
  expect(problems.map((problem) => problem.code)).toEqual([code]);
});

it('stops when it is told to', async () => {
  const stopping = new AbortController();
  const read = readOwnFile(new Blob([header, rows(20_000)]), {
    onProgress: () => stopping.abort(),
    signal: stopping.signal,
  });
  await expect(read).rejects.toThrow('aborted');
});

it('fails where the browser cannot open the file', async () => {
  const gone = new Blob(['x']);
  gone.arrayBuffer = () => Promise.reject(new Error('NotReadableError'));
  await expect(readOwnFile(gone, reading())).rejects.toThrow('NotReadableError');
});
