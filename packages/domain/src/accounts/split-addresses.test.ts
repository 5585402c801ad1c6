import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseEmail } from './email-address.ts';
import { splitAddresses } from './split-addresses.ts';

const ana = 'ana@example.com';
const lena = 'lena@example.com';

describe('splitAddresses', () => {
  it.each([
    ['commas', `${ana},${lena}`],
    ['commas and blanks', `${ana} ,  ${lena},`],
    ['semicolons', `;${ana}; ${lena};`],
    ['blanks', `  ${ana}\t${lena}\u00a0`],
    ['line breaks', `${ana}\r\n\r\n${lena}\n`],
    ['names as mail programs paste them', `Ana García <${ana}>, "Brandt, Lena" <${lena}>`],
    ['names as Outlook pastes them', `García, Ana <${ana}>; Brandt, Lena <${lena}>`],
    ['names on lines of their own', `Ana <${ana}>\nLena <${lena}>`],
    ['an address as its own name', `${ana} <${ana}>, '${lena}' <${lena}>`],
    ['a quoted address as the name of another', `"boss@example.com" <${ana}> ${lena}`],
    ['brackets alone', `<${ana}><${lena}>`],
    ['an address in front of a name', `${ana}, Lena Brandt <${lena}>`],
    ['links', `mailto:${ana} MAILTO:${lena}`],
    ['another case and repetitions', `${ana.toUpperCase()} ${ana} ${lena} Ana@Example.com`],
    ['invisible signs of web pages', `\u200b${ana}\u200b,\ufeff${lena}\u2060`],
  ])('reads %s', (_what, text) => {
    expect(splitAddresses(text)).toEqual({ addresses: [ana, lena], invalid: [] });
  });

  it('keeps what is no address as it was typed, once', () => {
    expect(splitAddresses(`Lena, ${ana}; lena@, LENA@ lena@ Brandt <nobody>`)).toEqual({
      addresses: [ana],
      invalid: ['Lena', 'lena@', 'LENA@', 'nobody'],
    });
    expect(splitAddresses('lena brandt; lena@localhost')).toEqual({
      addresses: [],
      invalid: ['lena', 'brandt', 'lena@localhost'],
    });
  });

  it.each(['', '  ', ',;\n', '<>', 'Lena <>'])('finds nothing in %j', (text) => {
    expect(splitAddresses(text)).toEqual({ addresses: [], invalid: [] });
  });
});

describe('splitAddresses, whatever comes', () => {
  const separator = fc.constantFrom(',', ';', ' ', '\n', '\r\n', ', ', ' ;\t');
  const name = fc.constantFrom('', 'Ana ', 'García, Ana ', '"Brandt; Lena @ Nordic" ', '\u200eAna ');
  const entry = fc
    .tuple(fc.emailAddress(), fc.option(name, { nil: null }), fc.boolean())
    .map(([email, before, upper]) => {
      const address = upper ? email.toUpperCase() : email;
      return { email, text: before === null ? address : `${before}<${address}>` };
    });

  it('finds every address once, in order, however the list is written', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(entry, separator)), (list) => {
        const text = list.map(([{ text: written }, between]) => `${written}${between}`).join('');
        const expected = new Set(list.map(([{ email }]) => normaliseEmail(email)));
        expect(splitAddresses(text)).toEqual({ addresses: [...expected], invalid: [] });
      }),
    );
  });

  it('answers with normalised addresses, pieces that are none, and no piece twice', () => {
    const soup = fc.array(fc.oneof(fc.constantFrom('<', '>', '"', ',', ';', ' ', '\n', '@', 'a@b.co'), fc.string()));
    fc.assert(
      fc.property(soup, (parts) => {
        const { addresses, invalid } = splitAddresses(parts.join(''));
        for (const address of addresses) expect(normaliseEmail(address)).toBe(address);
        for (const piece of invalid) expect(piece).toMatch(/^[^\s,;<>]+$/u);
        expect(new Set([...addresses, ...invalid]).size).toBe(addresses.length + invalid.length);
      }),
      { numRuns: 2000 },
    );
  });

  it('reads its own answer again as it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.emailAddress(), (text, email) => {
        const first = splitAddresses(`${text} ${email}`);
        expect(splitAddresses([...first.addresses, ...first.invalid].join('\n'))).toEqual(first);
      }),
      { numRuns: 2000 },
    );
  });
});
