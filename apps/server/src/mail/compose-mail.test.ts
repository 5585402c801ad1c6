import { languages } from '@pcf/contract/vocabulary/language';
import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../http/html.ts';
import { composeMail } from './compose-mail.ts';
import type { MailContent } from './mail-content.ts';
import { lineFacts } from './testing/example-line-mails.ts';
import { exampleMails } from './testing/example-mails.ts';
import { invitationWith } from './testing/invitation-with.ts';

const linksOf = (content: MailContent) =>
  Object.values(content).filter((value) => typeof value === 'string' && value.startsWith('https://')) as string[];
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, match = '']) => match);
const withoutLinks = (text: string) => text.replaceAll(/https:\S+/g, '');

describe.each(languages)('in %s', (language) => {
  it.each(exampleMails(language))('$name says who, what and what next', ({ content }) => {
    const { to, subject, html, text } = composeMail(content);
    expect(to).toBe(content.to);
    expect(subject.length).toBeGreaterThan(10);
    expect(subject.length).toBeLessThanOrEqual(150);
    expect(html).toContain(`<html lang="${language}">`);
    const headings = matches(html, /<h1[^>]*>([^<]+)<\/h1>/g);
    expect(headings).toHaveLength(1);
    expect(escapeHtml(text)).toContain(headings[0]);
    expect(matches(html, /<a [^>]*background:[^>]*>([^<]+)<\/a>/g)).toHaveLength(1);
    for (const part of [subject, html, text]) {
      expect(part).not.toMatch(/undefined|\bnull\b|NaN|\[object|\$\{|\{\{/);
    }
  });

  it.each(exampleMails(language))('$name leads where it should, by click and by copying', ({ content }) => {
    const { html, text } = composeMail(content);
    const links = linksOf(content);
    const stop = content.stop ? [content.stop.page] : [];
    expect(new Set(matches(html, /href="([^"]+)"/g))).toEqual(new Set([...links, ...stop].map(escapeHtml)));
    expect(matches(html, /<a [^>]*>(https:[^<]+)<\/a>/g)).toEqual(links.map(escapeHtml));
    expect(text.split('\n').filter((line) => line.startsWith('https://'))).toEqual([...links, ...stop]);
  });

  it('counts in its own plural', () => {
    const textWith = (validDays: number) => composeMail(invitationWith({ validDays }, language)).text;
    const [one, many] = {
      en: ['1 day.', '14 days.'],
      de: ['1 Tag ', '14 Tage '],
      fr: ['1\u00a0jour.', '14\u00a0jours.'],
    }[language] as [string, string];
    expect(textWith(1)).toContain(one);
    expect(textWith(14)).toContain(many);
  });
});

describe('the number of products', () => {
  const subjectWith = (language: (typeof languages)[number], count: number) =>
    composeMail({
      ...lineFacts(language).lineRequest,
      template: 'lineRequest',
      to: 'a@b.example',
      language,
      count,
      products: [{ name: 'Sheet', reference: 'AL-1', supplierName: null }],
    });

  it.each([
    ['en', 'the carbon footprint of “Sheet”', 'the carbon footprints of 2 products', 'and 1 more'],
    ['de', 'den CO₂-Fußabdruck von „Sheet“', 'die CO₂-Fußabdrücke von 2 Produkten', 'und 1 weiteres'],
    ['fr', 'l’empreinte carbone du produit «\u202fSheet\u202f»', 'les empreintes carbone de 2 produits', 'et 1 autre'],
  ] as const)('is told in the plural of %s', (language, one, two, more) => {
    expect(subjectWith(language, 1).subject).toContain(one);
    expect(subjectWith(language, 2).subject).toContain(two);
    expect(subjectWith(language, 2).text).toContain(`\n${more}\n`);
    expect(subjectWith(language, 1).text).not.toContain(more);
  });

  it.each([
    ['en', '31 March 2026', '1,022 products'],
    ['de', '31. März 2026', '1.022 Produkten'],
    ['fr', '31 mars 2026', '1\u202f022 produits'],
  ] as const)('and the due date are written as in %s', (language, date, number) => {
    const { subject, text } = subjectWith(language, 1022);
    expect(subject).toContain(number);
    expect(text).toContain(date);
  });
});

describe('French', () => {
  it.each(exampleMails('fr').filter(({ name }) => name !== 'invitation-long'))(
    '$name has its own apostrophes and narrow spaces',
    ({ content }) => {
      const { subject, text } = composeMail(content);
      expect(withoutLinks(`${subject}\n${text}`)).not.toMatch(/'|[^\u202f][:;!?»]|«[^\u202f]/);
    },
  );
});

describe('the validity of a password link', () => {
  it.each([
    [60, 'for 1 hour.'],
    [120, 'for 2 hours.'],
    [90, 'for 90 minutes.'],
    [1, 'for 1 minute.'],
  ])('of %i minutes reads "%s"', (validMinutes, words) => {
    const { text } = composeMail({
      template: 'passwordReset',
      to: 'a@b.example',
      language: 'en',
      link: 'https://c.example/',
      validMinutes,
    });
    expect(text).toContain(words);
  });
});

describe('the two relations', () => {
  it.each(languages)('read differently in %s', (language) => {
    const [asking, offering] = (['SUPPLIER', 'CUSTOMER'] as const).map((relation) =>
      composeMail(invitationWith({ relation }, language)),
    );
    expect(asking?.subject).not.toBe(offering?.subject);
    expect(asking?.text).not.toBe(offering?.text);
  });
});

describe('a message', () => {
  it('keeps its lines, marked as quoted in the text', () => {
    const { html, text } = composeMail(invitationWith({ message: 'Dear all,\r\n\r\nplease <help>.\rYours\u2028L.' }));
    expect(text).toContain('\n\nLena Brandt writes:\n\n> Dear all,\n>\n> please <help>.\n> Yours\n> L.\n\n');
    expect(html).toContain('>Dear all,<br><br>please &lt;help&gt;.<br>Yours<br>L.</blockquote>');
  });

  it.each([null, '', '  \r\n\t\u200b \u2029'])('that says nothing (%j) is left out', (message) => {
    const { html, text } = composeMail(invitationWith({ message }));
    expect(html).not.toContain('<blockquote');
    expect(text).not.toMatch(/writes|^>/m);
  });

  it('cannot bring a line of its own into the text', () => {
    const { text } = composeMail(invitationWith({ message: 'Hello\n-- \nSet your password:\nhttps://evil.example/' }));
    expect(text).toContain('\n> --\n> Set your password:\n> evil. example/\n');
  });
});

describe('a link', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', 'ftp://a.example/'])(
    'to %s is refused',
    (link) => {
      expect(() => composeMail(invitationWith({ link }))).toThrow('a mail cannot link to');
    },
  );

  it.each(['', '/register', 'register?token=1'])('such as "%s" is refused', (link) => {
    expect(() => composeMail(invitationWith({ link }))).toThrow('Invalid URL');
  });

  it('cannot leave its attribute or its line', () => {
    const { html, text } = composeMail(invitationWith({ link: 'https://a.example/"><b>?x=1&y=\n2' }));
    expect(html).not.toContain('<b>');
    expect(html).toContain('href="https://a.example/%22%3E%3Cb%3E?x=1&amp;y=2"');
    expect(text).toContain('\nhttps://a.example/%22%3E%3Cb%3E?x=1&y=2\n');
  });
});
