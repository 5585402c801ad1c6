import { languages } from '@pcf/contract/vocabulary/language';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startMailServer } from '../testing/mail-server.ts';
import { composeMail } from './compose-mail.ts';
import { smtpTransport } from './mail-transport.ts';
import { lineFacts } from './testing/example-line-mails.ts';
import { invitationWith } from './testing/invitation-with.ts';

const hostileNames = {
  'a line break': 'Nordic\r\nBcc: everybody@evil.example',
  'a header and a body': 'Nordic\nSubject: You won\n\n<h1>Hello</h1>',
  'separators of Unicode': 'Nordic\u2028Bcc: a@evil.example\u2029\u0085\v\f',
  'control characters': 'Nordic\u0000Kitchen\u001b[31m\u007f\u009f',
  'turned directions': '\u202egnihcihtiK\u202c \u2066Nordic\u2069 \u200f\u061c',
  markup: '"><script>alert(1)</script>&amp;\'',
  'an encoded word': '=?utf-8?Q?=0D=0ABcc:_a@evil.example?=',
  'places of other texts': '{{count}} {{- count}} $t(labels.name) $& $1',
  'letters without end': 'N'.repeat(5000),
  'emoji without end': '\u{1f37d}'.repeat(2500),
  'halves of characters': '\ud83c lone \udf7d',
  'nothing to see': '\u200b\u0000\u3164',
};
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

const fragment = fc.constantFrom(
  ...Object.values(hostileNames),
  '<',
  '>',
  '"',
  "'",
  '&',
  '</p>',
  '<!--',
  '-->',
  '<br>',
  '\n',
  '\t',
);
const hostile = fc
  .array(fc.oneof(fragment, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), { maxLength: 6 })
  .map((parts) => parts.join(''));

/** The tags of a mail, which must not depend on what people enter, but that a message may break lines. */
const tagsOf = (html: string) => (html.match(/<[^>]*>/g) ?? []).filter((tag) => tag !== '<br>');
const proseOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');
const unquoted = (text: string) => text.split('\n').filter((line) => !line.startsWith('>'));

describe('whatever people enter', () => {
  const language = fc.constantFrom(...languages);

  it('as names is no markup, ends no line and fits the subject', () => {
    fc.assert(
      fc.property(language, hostile, hostile, (language, inviterName, invitedBy) => {
        const plain = composeMail(invitationWith({}, language));
        const mail = composeMail(invitationWith({ inviterName, invitedBy }, language));
        expect(mail.subject).not.toMatch(unsafe);
        expect(mail.subject.length).toBeLessThanOrEqual(150);
        expect(mail.subject.isWellFormed()).toBe(true);
        expect(tagsOf(mail.html)).toEqual(tagsOf(plain.html));
        expect(proseOf(mail.html)).not.toMatch(/[<>"']/);
        expect(mail.text.split('\n')).toHaveLength(plain.text.split('\n').length);
        expect(mail.text.replaceAll('\n', '')).not.toMatch(unsafe);
      }),
      { numRuns: 300 },
    );
  });

  it('as a message is no markup and stays quoted', () => {
    fc.assert(
      fc.property(language, hostile, (language, message) => {
        const plain = composeMail(invitationWith({ message: 'Hello' }, language));
        const mail = composeMail(invitationWith({ message: `Hello ${message}` }, language));
        expect(mail.subject).toBe(plain.subject);
        expect(tagsOf(mail.html)).toEqual(tagsOf(plain.html));
        expect(proseOf(mail.html)).not.toMatch(/[<>"']/);
        expect(unquoted(mail.text)).toEqual(unquoted(plain.text));
        expect(mail.text.replaceAll('\n', '')).not.toMatch(unsafe);
      }),
      { numRuns: 300 },
    );
  });
});

describe('whatever people call their products and comment on them', () => {
  const language = fc.constantFrom(...languages);
  const told = (language: (typeof languages)[number], name: string, reference: string, message: string) => {
    const { lineRequest } = lineFacts(language);
    return composeMail({
      ...lineRequest,
      template: 'lineRequest',
      to: 'info@hydral-rolling.example',
      language,
      count: 1,
      products: [{ name, reference, supplierName: name }],
      references: [reference],
      comments: [{ author: name, product: name, message: `Hello ${message}` }],
    });
  };

  it('is no markup, ends no line and stays quoted', () => {
    fc.assert(
      fc.property(language, hostile, hostile, hostile, (language, name, reference, message) => {
        const plain = told(language, 'Sheet', 'AL-1', '');
        const named = told(language, name, reference, '');
        expect(named.subject).not.toMatch(unsafe);
        expect(named.subject.length).toBeLessThanOrEqual(150);
        expect(named.text.split('\n')).toHaveLength(plain.text.split('\n').length);
        const commented = told(language, 'Sheet', 'AL-1', message);
        expect(unquoted(commented.text)).toEqual(unquoted(plain.text));
        for (const mail of [named, commented]) {
          expect(tagsOf(mail.html)).toEqual(tagsOf(plain.html));
          expect(proseOf(mail.html)).not.toMatch(/[<>"']/);
          expect(mail.text.replaceAll('\n', '')).not.toMatch(unsafe);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a hostile name', () => {
  it.each(Object.entries(hostileNames))('with %s stays in its place', async (_, name) => {
    const server = await startMailServer();
    const transport = smtpTransport(server.url, 'PCF Exchange <no-reply@exchange.example>');
    onTestFinished(() => transport.close());
    const mail = composeMail(invitationWith({ inviterName: name, invitedBy: name, message: name }));
    await transport.send(mail, 'job');

    const [received] = server.mails;
    expect(received?.to).toEqual([mail.to]);
    const parsed = await PostalMime.parse(received?.raw ?? '');
    const headers = parsed.headers.map(({ key }) => key).sort();
    expect(headers).toEqual(['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to']);
    expect(parsed.to).toEqual([{ address: mail.to, name: '' }]);
    expect(parsed.subject).toBe(mail.subject);
    expect(parsed.text?.trimEnd()).toBe(mail.text.trimEnd());
    expect(parsed.html?.trimEnd()).toBe(mail.html.trimEnd());
  });

  it('is cut in the subject and heading, and never stands empty', () => {
    const long = composeMail(invitationWith({ inviterName: 'N'.repeat(5000) }));
    expect(long.subject).toBe(`${'N'.repeat(59)}… asks for your product carbon footprints`);
    expect(long.text.length).toBeLessThan(2500);
    const empty = composeMail(invitationWith({ inviterName: '\u200b\u0000\u3164' }));
    expect(empty.subject).toBe('– asks for your product carbon footprints');
  });

  it('is put into a text as it is, whatever a text is made with', () => {
    const name = hostileNames['places of other texts'];
    const { subject, text } = composeMail({
      ...lineFacts('en').lineAcceptance,
      template: 'lineAcceptance',
      to: 'info@hydral-rolling.example',
      language: 'en',
      customerName: name,
      personName: name,
    });
    expect(subject).toBe(`${name} accepted your answer for “Aluminium sheet 3 mm, EN AW-5754”`);
    expect(text).toContain(`\n${name} of ${name} accepted the data.`);
  });

  it('keeps what honest names are written with', () => {
    const name = 'Müller & Söhne 株式会社 葛\u{e0100}飾 👩‍🔬';
    expect(composeMail(invitationWith({ inviterName: name })).subject).toContain(name);
  });
});
