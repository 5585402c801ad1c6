import { describe, expect, it } from 'vitest';
import { cleanDocumentName } from './upload-document.ts';

describe('the name of a document', () => {
  it.each([
    ['Report 2026.pdf', 'Report 2026.pdf'],
    ['Prüfbericht – Größe.pdf', 'Prüfbericht – Größe.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\eva\\Report.pdf', 'Report.pdf'],
    ['Re\r\nport\t1.pdf', 'Re port 1.pdf'],
    ['Re%0D%0Aport %22final%22.pdf', 'Re port "final".pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['a\u0000b\u200F.pdf', 'a b.pdf'],
    ['half\uD800.pdf', 'half.pdf'],
    ['', 'document.pdf'],
    ['..', 'document.pdf'],
    ['\u200F', 'document.pdf'],
  ])('%j is shown as %j', (given, shown) => {
    expect(cleanDocumentName(given)).toBe(shown);
  });

  it('has 255 characters at most, of which the last say what it is', () => {
    expect(cleanDocumentName(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(251)}.pdf`);
    expect([...cleanDocumentName('😀'.repeat(300))]).toHaveLength(255);
    expect(cleanDocumentName('y'.repeat(255))).toHaveLength(255);
  });
});
