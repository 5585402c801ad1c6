import { describe, expect, it } from 'vitest';
import { attachment, cleanFileName } from './content-disposition.ts';

describe('the name of a file', () => {
  it.each([
    ['Einkauf 2026', 'Einkauf 2026.csv'],
    ['list.csv', 'list.csv'],
    ['../../etc/passwd', 'etc passwd.csv'],
    ['a\r\nset-cookie: x', 'a set-cookie x.csv'],
    ['  ', 'Products.csv'],
    ['...', 'Products.csv'],
    [undefined, 'Products.csv'],
    ['\u202Egnp', 'gnp.csv'],
    ['x'.repeat(500), `${'x'.repeat(150)}.csv`],
  ])('%j becomes %j', (chosen, cleaned) => {
    expect(cleanFileName(chosen, 'Products', 'csv')).toBe(cleaned);
  });

  it('is given in plain letters and as it is', () => {
    expect(attachment('Käufe (1) "x".csv')).toBe(
      `attachment; filename="K_ufe (1) _x_.csv"; filename*=UTF-8''K%C3%A4ufe%20%281%29%20%22x%22.csv`,
    );
  });
});
