import { describe, expect, it } from 'vitest';
import { createSheetExtent } from './sheet-extent.ts';

const tooFar = (...pieces: string[]) => {
  const extent = createSheetExtent();
  return pieces.map((piece) => extent.reachesTooFar(Buffer.from(piece))).at(-1);
};
const row = (number: string, ...places: string[]) =>
  `<row r="${number}">${places.map((place) => `<c r="${place}" t="n"><v>1</v></c>`).join('')}</row>`;

describe('the extent of a sheet', () => {
  it('is that of any table we read', () => {
    expect(tooFar(row('1', 'A1', 'CV1'), row('50000', 'A50000', 'CV50000'))).toBe(false);
    expect(tooFar(row('1', 'A1'), row('1048576', 'A1048576'))).toBe(false);
    expect(tooFar(row('1', 'XFD1'))).toBe(false);
  });

  it.each([
    ['in the furthest corner', row('1048576', 'XFD1048576')],
    ['beyond the last row', row('1048577', 'A1048577')],
    ['beyond the last column', row('1', 'XFE1')],
    ['with an exponent', row('1e9', 'A1')],
    ['in a number of another base', row('0x7fffffff', 'A1')],
    ['written with references', row('1', '&#88;FD1048576')],
    ['behind many spaces', `<row${' '.repeat(1000)}r${' '.repeat(1000)}=${' '.repeat(1000)}'9999999999'/>`],
    ['behind many zeros', row(`${'0'.repeat(1000)}9999999999`)],
    ['without a space before it', `<row s="1"r="9999999999"/>`],
    ['behind a prefix', '<row x:r="1"><c x:r="XFD1048576"><v>1</v></c></row>'],
    ['behind what only looks like a namespace', '<row axmlns:r="9999999999"/>'],
    ['in signs that are no letters', row('1', '{{{{{{1')],
    ['in small letters', row('1', 'aaaa1')],
    ['before a space that is none in bytes', row('9999999999\u00a0')],
    ['without an end', row('Infinity')],
    ['in the format of a number', `<numFmt numFmtId="164" formatCode="${'['.repeat(1001)}"/>`],
    ['in such a format with marks in it', `<numFmt x:formatCode='${'[""'.repeat(400)}'/>`],
  ])('is too far %s', (_where, text) => {
    expect(tooFar(text)).toBe(true);
    expect(tooFar(...text)).toBe(true);
  });

  it('is not what a namespace, a theme or a text says', () => {
    const namespace = '<worksheet xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">';
    for (const text of [
      namespace,
      '<a:tileRect r="-100000" b="-100000"/>',
      '<a:fillToRect r="12.5%"/>',
      ' r="see page"',
      `<numFmt numFmtId="164" formatCode="${'[Red]#,##0.00&quot;kg&quot;;'.repeat(10)}"/>`,
    ]) {
      for (let before = 0; before < 320; before += 1) {
        const piece = `${text}<${'a'.repeat(before)}>`;
        expect(tooFar(piece, 'x')).toBe(false);
        expect(tooFar(...text)).toBe(false);
      }
    }
  });

  it('counts rows and cells that do not say where they are', () => {
    const cells = '<x:c><v>1</v></x:c>'.repeat(10_000);
    expect(tooFar(`<row>${cells}</row>`, '<row/>'.repeat(1000))).toBe(false);
    expect(tooFar(`<row>${cells}</row>`, '<row/>'.repeat(3000))).toBe(true);
  });
});
