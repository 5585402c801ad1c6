import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvText, textCell } from './save-result.ts';

it('quotes what needs it, and says that it is UTF-8', () => {
  expect(csvText([['a', 'b,c', 'd"e', 'f\ng', '']])).toBe('\ufeffa,"b,c","d""e","f\ng",\r\n');
});

it.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx'])('does not let %j run', (text) => {
  expect(textCell(text)).toBe(`'${text}`);
});

it('leaves every other text as it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9(][^\r]*$/), (text) => {
      expect(textCell(text)).toBe(text);
    }),
  );
});
