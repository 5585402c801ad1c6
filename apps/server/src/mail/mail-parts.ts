import type { Language } from '@pcf/contract/vocabulary/language';
import type { MailWords } from './words/mail-words.ts';

interface MailLink {
  readonly label: string;
  readonly url: string;
}

export interface MailQuote {
  readonly intro: string;
  readonly lines: readonly string[];
}

/** A mail whose words and links are settled, ready to become HTML and plain text. */
export interface MailParts {
  readonly language: Language;
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly details: NonNullable<MailWords['details']>;
  readonly list: MailWords['list'] | null;
  readonly quotes: readonly MailQuote[];
  readonly button: MailLink;
  readonly otherLink: MailLink | null;
  readonly notes: readonly string[];
  readonly footer: string;
  readonly stop: MailLink | null;
  readonly linkHint: string;
  readonly labelled: (label: string) => string;
}
