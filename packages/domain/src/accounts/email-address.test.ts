import { textLimits } from '@pcf/contract/text-limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailDomain, normaliseEmail } from './email-address.ts';

describe('normaliseEmail', () => {
  it.each([
    ['  Lena.Brandt@Nordic-Kitchen.EXAMPLE \n', 'lena.brandt@nordic-kitchen.example'],
    ["o'brien+pcf@mail.example.com", "o'brien+pcf@mail.example.com"],
    ['JÖRG@BÜCHER.EXAMPLE', 'jörg@bücher.example'],
    ['jo\u0308rg@example.com', 'jörg@example.com'],
    ['ana@xn--bcher-kva.example', 'ana@xn--bcher-kva.example'],
    ['a@1.example', 'a@1.example'],
  ])('reads %j as %s', (text, email) => {
    expect(normaliseEmail(text)).toBe(email);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['no @', 'lena.example.com'],
    ['two @', 'lena@nordic@example.com'],
    ['no local part', '@example.com'],
    ['no domain', 'lena@'],
    ['a domain without a dot', 'lena@localhost'],
    ['a space inside', 'lena brandt@example.com'],
    ['a line break inside', 'lena@example.com\nBcc: all@example.com'],
    ['a control character', 'le\u0000na@example.com'],
    ['an invisible character', 'le\u200bna@example.com'],
    ['a changed writing direction', 'le\u202ena@example.com'],
    ['a name around it', 'Lena <lena@example.com>'],
    ['two of them', 'lena@example.com,mark@example.com'],
    ['a quoted local part', '"lena brandt"@example.com'],
    ['a dot in front', '.lena@example.com'],
    ['a dot behind', 'lena.@example.com'],
    ['two dots together', 'lena..brandt@example.com'],
    ['an empty label', 'lena@example..com'],
    ['a dot at the end', 'lena@example.com.'],
    ['a label with a hyphen in front', 'lena@-example.com'],
    ['a label with a hyphen behind', 'lena@example-.com'],
    ['an IP address', 'lena@192.168.0.1'],
    ['an IP address in brackets', 'lena@[192.168.0.1]'],
    ['an underscore in the domain', 'lena@exam_ple.com'],
    ['a long label', `lena@${'a'.repeat(64)}.com`],
    ['a long local part', `${'a'.repeat(65)}@example.com`],
    ['too long a text', `lena@${'a.'.repeat(125)}com`],
  ])('refuses %s', (_what, text) => {
    expect(normaliseEmail(text)).toBeNull();
  });

  it('keeps mailboxes apart that only look alike', () => {
    expect(normaliseEmail('ﬁnn@example.com')).not.toBe(normaliseEmail('finn@example.com'));
    expect(normaliseEmail('mıke@example.com')).not.toBe(normaliseEmail('mike@example.com'));
  });

  it('takes an address as long as the limit, and none that is longer', () => {
    const email = `a@${'b.'.repeat(125)}de`;
    expect(email).toHaveLength(textLimits.email);
    expect(normaliseEmail(email)).toBe(email);
    expect(normaliseEmail(`a${email}`)).toBeNull();
  });

  it('accepts whatever is an ordinary address', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(normaliseEmail(email)).toBe(email.toLowerCase());
      }),
    );
  });

  it('does not see case or surrounding blanks', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.constantFrom('', ' ', '\t', '\r\n'), (email, blanks) => {
        expect(normaliseEmail(`${blanks}${email.toUpperCase()}${blanks}`)).toBe(normaliseEmail(email));
      }),
    );
  });

  it('answers with a safe spelling that stays as it is, or with nothing', () => {
    const mailLike = fc
      .tuple(fc.string({ unit: 'binary' }), fc.domain())
      .map(([local, domain]) => `${local}@${domain}`);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), mailLike), (text) => {
        const email = normaliseEmail(text);
        if (email === null) return;
        expect(normaliseEmail(email)).toBe(email);
        expect(email).not.toMatch(/[\s\p{C}<>()[\]\\,;:"]/u);
        expect(email.length).toBeLessThanOrEqual(textLimits.email);
        expect(email.split('@')).toHaveLength(2);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('emailDomain', () => {
  it('is what stands behind the @', () => {
    expect(emailDomain('lena@nordic-kitchen.example')).toBe('nordic-kitchen.example');
  });

  it('makes the address again with what stands before it', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (text) => {
        const email = normaliseEmail(text) ?? '';
        const domain = emailDomain(email);
        expect(email.endsWith(`@${domain}`)).toBe(true);
        expect(domain).not.toContain('@');
      }),
    );
  });
});
