import { expect, it } from 'vitest';
import { findingsFile } from './validated-file.tsx';

it('quotes what needs it and disarms what a spreadsheet would calculate', async () => {
  const file = findingsFile([
    ['Row', 'Value'],
    ['2', 'He said "no", twice'],
    ['3', '=HYPERLINK("https://example.org")'],
  ]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(await file.text()).toBe(
    '"Row","Value"\r\n"2","He said ""no"", twice"\r\n"3","\'=HYPERLINK(""https://example.org"")"\r\n',
  );
});
