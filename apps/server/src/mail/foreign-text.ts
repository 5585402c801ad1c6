import type { MailContent, MailTemplate } from './mail-content.ts';

// What changes the order or hides the presence of other characters: bidirectional controls, fillers, zero-width spaces.
// Variation selectors and joiners stay, since names and emoji are written with them.
const invisible = /[\p{Default_Ignorable_Code_Point}--[\p{Variation_Selector}\u200c\u200d]]/gv;

const lineBreak = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/u;

/** On one line. A space alone stays what it is, since French has narrow ones. */
const spaced = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s{2,}/gu, ' ')
    .trim();

/** Without what nobody sees. */
const visible = (text: string) => text.toWellFormed().replace(invisible, '');

/** Mails in which somebody who is no partner of the reader yet, or no longer, speaks. */
const strangers: readonly MailTemplate[] = [
  'invitation',
  'userInvitation',
  'receivedInvitation',
  'accessRequest',
  'claimWaiting',
  'claimRefused',
  'claimUndone',
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
/**
 * Any dot that browsers take for one, before two letters or more. Whatever stands before it: domains have emoji, and the
 * joiners that words are written with stay in a mail.
 */
const beforeDomain = /(?<=\S)[.\u2024\u3002\ufe52\uff0e\uff61](?=[\p{M}\p{Cf}]*\p{L}[\p{L}\p{M}\p{N}\p{Cf}-])/gu;
/** A folder of another machine, which some mail programs open as they do a page. */
const share = /\\{2,}/g;
/** An address and nothing else: what stands beside it would go through with it. */
const mailAddress = /^[("'<]?[\p{L}\p{M}\p{N}._+-]{1,64}@[\p{L}\p{M}\p{N}.-]{1,255}(?:[)"'>,;!][.,;!]?)?$/u;
/** Mail programs make a page of whatever begins like this, also of an address. */
const page = /^\P{L}?(?:www|ftp)\./iu;

/** Without what is not seen first: it is left out of every mail, and what it kept apart would become a link then. */
const plainWords = (text: string) =>
  visible(text)
    .split(/(\s)/u)
    .map((word) =>
      mailAddress.test(word) && !page.test(word)
        ? word
        : word.replace(scheme, '').replace(share, '\\').replace(beforeDomain, '$& '),
    )
    .join('');

/** A text from outside as one line that can neither end it nor pretend to be another. */
export function singleLine(text: string, longest: number): string {
  return shorten(spaced(visible(text)), longest) || '–';
}

/** A message from outside, line by line; none where it says nothing. */
export function messageLines(message: string | null): readonly string[] {
  const lines = visible(message ?? '')
    .split(lineBreak)
    .map(spaced);
  const text = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return text === '' ? [] : text.split('\n');
}

export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const kept = text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '');
  return `${kept.trimEnd()}…`;
}
