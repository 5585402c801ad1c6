import { describe, expect, it } from 'vitest';
import { createXmlTokens } from './inspect-xlsx.ts';

const megabyte = 1024 * 1024;
const long = (sign: string) => sign.repeat(megabyte + 20);

function read(text: string, pieceBytes = 16 * 1024) {
  const tokens = createXmlTokens();
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    if (tokens.areTooLong(bytes.subarray(at, at + pieceBytes))) return 'too long';
  }
  return tokens.setTextApart() ? 'apart' : 'fine';
}

describe('what a sheet is made of', () => {
  it.each([
    ['many short ones', `<a>${'<b c="<>" d=\'"\'>x</b><!-- <b> --><?x <y> ?>'.repeat(60_000)}</a>`],
    ['one that is not too long', `<a>${'x'.repeat(megabyte - 100)}</a>`],
  ])('may be %s', (_what, text) => {
    expect(read(text)).toBe('fine');
    expect(read(text.slice(0, 5000), 1)).toBe('fine');
  });

  it.each([
    ['a text', `<a>${long('x')}</a>`],
    ['a tag', `<a ${long('x')}>`],
    ['a value', `<a b="${long('x')}">`],
    ['a value with tags in it', `<a b='${long('<b>"')}'>`],
    ['a comment', `<a><!--${long('<b>')}--></a>`],
    ['what is for programs', `<?${long('<b>')}?>`],
    ['a text that is set apart', `<a><![CDATA[${long('<b>')}]]></a>`],
    ['what was never ended', `<!--${long('->')}`],
  ])('is not %s without an end', (_what, text) => {
    expect(read(text)).toBe('too long');
  });

  it.each([1, 7, 1000])('may be a text that is set apart, found in pieces of %i', (bytes) => {
    expect(read('<a><v><![CDATA[5]]></v></a> and more', bytes)).toBe('apart');
    expect(read('<a><!-- <![CDATA[5]]> --></a> and more', bytes)).toBe('fine');
  });
});
