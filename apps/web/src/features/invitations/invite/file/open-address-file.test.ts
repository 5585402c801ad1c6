import { expect, it } from 'vitest';
import { openAddressFile } from './address-file-button.tsx';

const file = (...parts: BlobPart[]) => new File(parts, 'suppliers.csv');

it('reads UTF-8, with or without its mark', async () => {
  const entries = [{ email: 'ana@vetro.example', name: 'Société Générale' }];
  expect((await openAddressFile(file('ana@vetro.example;Société Générale')))?.entries).toEqual(entries);
  expect((await openAddressFile(file('\ufeffana@vetro.example;Société Générale')))?.entries).toEqual(entries);
});

it('reads what an old spreadsheet wrote', async () => {
  const bytes = new Uint8Array([...'ana@vetro.example;M'].map((letter) => letter.charCodeAt(0)).concat(0xfc, 0x6c));
  expect((await openAddressFile(file(bytes)))?.entries).toEqual([{ email: 'ana@vetro.example', name: 'Mül' }]);
});

it('does not open what is no text, or too much', async () => {
  expect(await openAddressFile(file(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])))).toBeNull();
  expect(await openAddressFile(file('a'.repeat(1_000_001)))).toBeNull();
});
