import { languages } from '@pcf/contract/vocabulary/language';
import { describe, expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { exampleMails } from './testing/example-mails.ts';
import { invitationWith } from './testing/invitation-with.ts';

/** What mail programs make a link of by themselves: a scheme, or a word with a dot before letters. */
const linkable = /[a-z]+:\/\/|\\\\|[\p{L}\p{N}\p{S}\p{Cf}-][.。．｡]\p{Cf}?\p{L}[\p{L}\p{Cf}]/giu;

const foreignLinks = (text: string, own: readonly string[]) =>
  (own.reduce((left, each) => left.replaceAll(each, ''), text).match(linkable) ?? []).filter(Boolean);

describe('the words of a stranger', () => {
  it.each([
    ['https://evil.example/login', 'evil. example/login'],
    ['Sign in at www.evil.example now', 'Sign in at www. evil. example now'],
    ['evil.example/login', 'evil. example/login'],
    ['HTTP://Evil.Example', 'Evil. Example'],
    ['evil。example and evil．example', 'evil。 example and evil． example'],
    ['ftp://a.b.evil.xn--p1ai', 'a.b. evil. xn--p1ai'],
    ['a@b.example/login', 'a@b. example/login'],
    ['evil.\u200bexample/login', 'evil. example/login'],
    ['ht\u00adtps:\u2060//evil.\u2064example', 'evil. example'],
    ['evil.\u200dexample', 'evil. \u200dexample'],
    ['evil\u200d.e\u200dxample', 'evil\u200d. e\u200dxample'],
    ['www.i\u2764.example', 'www.i\u2764. example'],
    ['www.evil.example,me@x.example', 'www. evil. example,me@x. example'],
    ['www.me@evil.example', 'www. me@evil. example'],
    ['\\\\evil\\share', '\\evil\\share'],
  ])('%s is no link', (written, shown) => {
    const mail = composeMail(invitationWith({ inviterName: written, invitedBy: written, message: written }));
    expect(mail.text).toContain(`> ${shown}`);
    const own = ['https://pcf-exchange.example/register?token=p7mVbX0m'];
    for (const text of [mail.subject, mail.text]) expect(foreignLinks(text, own)).toEqual([]);
    expect(mail.html.match(/<a /g)).toHaveLength(2);
  });

  it.each([
    'Müller S.p.A. & Co. KG',
    'Version 3.5 of 31.12.2026',
    'Write to lena.brandt@nordic-kitchen.example',
    'Write to us (lena.brandt@nordic-kitchen.example).',
    'z.B. das Blech, d.h. AL-1200',
  ])('%s stays as it is', (message) => {
    expect(composeMail(invitationWith({ message })).text).toContain(`> ${message}`);
  });
});

describe.each(languages)('a mail to somebody without an account in %s', (language) => {
  it('ends with the way to get no more of them', () => {
    const stop = { page: 'https://x.example/stop-mails?token=1', oneClick: 'https://x.example/auth/one-click' };
    const mail = composeMail(invitationWith({ stop }, language));
    expect(mail.stop).toBe(stop.oneClick);
    expect(mail.text.trimEnd().endsWith(stop.page)).toBe(true);
    expect(mail.html).toContain(`href="${stop.page}"`);
    expect(composeMail(invitationWith({}, language)).stop).toBeNull();
    expect(exampleMails(language).some(({ content }) => content.stop)).toBe(true);
  });
});
