import { messageLines, shorten } from './foreign-text.ts';
import type { MailContent } from './mail-content.ts';
import type { MailParts, MailQuote } from './mail-parts.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { shownLinks } from './shown-links.ts';
import { isFromStrangers, withoutAddresses } from './strangers-words.ts';
import { webLink } from './web-link.ts';
import { mailLanguages } from './words/mail-languages.ts';
import { wordsOfMail } from './words-of-mail.ts';

export interface ComposedMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly named: readonly string[];
  /** Where a mail program posts to when its reader wants no more; null where the mail was asked for. */
  readonly stop: string | null;
}

const longestSubject = 150;
const longestNameInHeading = 60;
const longestName = 255;

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
  const { subject, preview, heading, messageIntro, commentIntros } = wordsOfMail(content, longestNameInHeading);
  const words = wordsOfMail(content, longestName);
  const links = shownLinks(content);
  const { linkHint, labelled, stop } = mailLanguages[content.language];
  return {
    language: content.language,
    linkHint,
    labelled,
    // A name must not pass for an encoded word, which mail programs decode to whatever it holds.
    subject: shorten(subject.replaceAll('=?', '= ?'), longestSubject),
    preview,
    heading,
    paragraphs: words.paragraphs,
    details: words.details ?? [],
    list: words.list ?? null,
    quotes: quotesOf(content, messageIntro === undefined ? (commentIntros ?? []) : [messageIntro]),
    button: { label: words.button, url: links.main },
    otherLink: words.otherLink && links.other ? { label: words.otherLink, url: links.other } : null,
    notes: words.notes,
    footer: words.footer,
    stop: content.stop ? { label: stop, url: webLink(content.stop.page) } : null,
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
