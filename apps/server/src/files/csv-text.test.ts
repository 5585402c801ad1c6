import { describe, expect, it } from 'vitest';
import { csvText } from './csv-text.ts';

describe('the text of a CSV file', () => {
  it('has quotes where they are needed, numbers as numbers and nothing where nothing is', () => {
    expect(csvText([['a "b", c', 1.5, null, 'two\nlines', '', 1e-7]])).toBe(
      '"a ""b"", c",1.5,,"two\nlines",,0.0000001\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx'])('makes %j harmless', (text) => {
    expect(csvText([[text]])).toContain(`'${text}`);
  });

  it('leaves a negative number alone', () => {
    expect(csvText([[-1, 'a=b', 'x-1']])).toBe('-1,a=b,x-1\r\n');
  });
});
