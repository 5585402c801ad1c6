import type { MailContent, MailTemplate } from './mail-content.ts';

/** Mails in which somebody who is no partner of the reader yet speaks. */
const strangers: readonly MailTemplate[] = [
  'invitation',
  'userInvitation',
  'receivedInvitation',
  'accessRequest',
  'claimWaiting',
];

export const isFromStrangers = (content: MailContent) =>
  strangers.includes(content.template) || ('entry' in content && content.entry !== 'SIGN_IN');

/** What is ours: links, and addresses of people, which are checked where they come in. */
const ours = /(?:link|email)$/i;

/**
 * The words of others as nothing that a mail program makes a link of: without the scheme of an address, and with a space
 * behind the dot before what could be the end of a domain. An e-mail address stays, since it leads to no page.
 */
export function withoutAddresses<Facts>(facts: Facts): Facts {
  if (typeof facts === 'string') return plainWords(facts) as Facts;
  if (Array.isArray(facts)) return facts.map((each) => withoutAddresses(each)) as Facts;
  if (facts === null || typeof facts !== 'object') return facts;
  const entries = Object.entries(facts).map(([fact, value]) => [
    fact,
    fact === 'to' || fact === 'stop' || ours.test(fact) ? value : withoutAddresses(value),
  ]);
  return Object.fromEntries(entries) as Facts;
}

const scheme = /[a-z][a-z0-9+-]{0,20}:\/+/gi;
/** Any dot that browsers take for one, before two letters or more. */
const beforeDomain = /([\p{L}\p{N}\p{M}_-])([.\u3002\uff0e\uff61]+)(?=\p{L}[\p{L}\p{M}\p{N}-])/gu;
const mailAddress = /^[^@/:?#]{1,64}@[^@/:?#]{1,255}$/u;

const plainWords = (text: string) =>
  text
    .split(/(\s)/u)
    .map((word) => (mailAddress.test(word) ? word : word.replace(scheme, '').replace(beforeDomain, '$1$2 ')))
    .join('');
