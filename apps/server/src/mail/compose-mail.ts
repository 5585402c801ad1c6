import { isFromStrangers, messageLines, shorten, singleLine, withoutAddresses } from './foreign-text.ts';
import { accountLayouts } from './layout/account-layouts.ts';
import { lineLayouts } from './layout/line-layouts.ts';
import type { LayoutsOf, MailTexts } from './layout/mail-texts.ts';
import type { MailContent, MailFacts, MailTemplate } from './mail-content.ts';
import { type MailParts, type MailQuote, renderHtml, renderText } from './render-mail.ts';
import { translatorOf } from './translations/translate.ts';

const layouts: LayoutsOf<MailFacts> = { ...accountLayouts, ...lineLayouts };

export interface ComposedMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly named: readonly string[];
  /** Where a mail program posts to when its reader wants no more; null where the mail was asked for. */
  readonly stop: string | null;
}

const maxSubjectLength = 150;
const maxHeadingNameLength = 60;
const maxNameLength = 255;

/** One heading, short paragraphs, one button, and its link as text for mail programs that show no buttons. */
export function composeMail(given: MailContent): ComposedMail {
  const content = isFromStrangers(given) ? withoutAddresses(given) : given;
  const parts = partsOf(content);
  const { to, named = [] } = content;
  const stop = content.stop ? webLink(content.stop.oneClick) : null;
  return { to, subject: parts.subject, html: renderHtml(parts), text: renderText(parts), named, stop };
}

function partsOf(content: MailContent): MailParts {
  // A long name is cut in the subject and the heading; the text below has it in full.
  const { heading, subject = heading, preview, messageIntro, commentIntros } = textsOf(content, maxHeadingNameLength);
  const texts = textsOf(content, maxNameLength);
  const links = shownLinks(content);
  const { text } = translatorOf(content.language);
  return {
    language: content.language,
    linkHint: text('frame.linkHint'),
    labelled: (label) => text('frame.labelled', { label }),
    // A name must not pass for an encoded word, which mail programs decode to whatever it holds.
    subject: shorten(subject.replaceAll('=?', '= ?'), maxSubjectLength),
    preview,
    heading,
    paragraphs: texts.paragraphs,
    details: texts.details ?? [],
    list: texts.list ?? null,
    quotes: quotesOf(content, messageIntro === undefined ? (commentIntros ?? []) : [messageIntro]),
    button: { label: texts.button, url: links.main },
    otherLink: texts.otherLink && links.other ? { label: texts.otherLink, url: links.other } : null,
    notes: texts.notes ?? [],
    footer: texts.footer,
    stop: content.stop ? { label: text('frame.stop'), url: webLink(content.stop.page) } : null,
  };
}

/** What people wrote, each behind its intro; nothing where it says nothing. */
function quotesOf(content: MailContent, intros: readonly string[]): MailQuote[] {
  const messages = 'comments' in content ? content.comments.map(({ message }) => message) : [];
  if ('message' in content && content.message !== null) messages.push(content.message);
  return messages
    .map((message, index) => ({ intro: intros[index] ?? '', lines: messageLines(message) }))
    .filter(({ lines }) => lines.length > 0);
}

/** What a mail says, with every name on one line and no longer than given. */
function textsOf<T extends MailTemplate>(content: MailContent<T>, maxNameLength: number): MailTexts {
  const layout = layouts[content.template];
  return layout(singleLines(content, maxNameLength), translatorOf(content.language));
}

function singleLines<Facts>(facts: Facts, longest: number): Facts {
  if (typeof facts === 'string') return singleLine(facts, longest) as Facts;
  if (Array.isArray(facts)) return facts.map((each) => singleLines(each, longest)) as Facts;
  if (facts === null || typeof facts !== 'object') return facts;
  const entries = Object.entries(facts).map(([fact, value]) => [fact, singleLines(value, longest)]);
  return Object.fromEntries(entries) as Facts;
}

interface ShownLinks {
  readonly main: string;
  readonly other: string | null;
}

/** Where the button of a mail leads, and its quieter second link. */
function shownLinks(content: MailContent): ShownLinks {
  switch (content.template) {
    case 'accessRequest':
      return { main: webLink(content.approveLink), other: webLink(content.denyLink) };
    case 'alreadyRegistered':
      return { main: webLink(content.link), other: webLink(content.resetLink) };
    default:
      return { main: webLink(content.link), other: null };
  }
}

/** A link as it stands in a mail. Only addresses of web pages do: a mail is no place for anything else. */
function webLink(link: string): string {
  const { protocol, href } = new URL(link);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`a mail cannot link to ${protocol}`);
  return href;
}
