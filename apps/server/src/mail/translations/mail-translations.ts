import type { MailFacts } from '../mail-content.ts';

export interface MailDetail {
  readonly label: string;
  readonly value: string;
}

interface MailList {
  readonly label: string;
  readonly items: readonly string[];
  /** How many are not among them. */
  readonly more: string | null;
}

/** What one mail says. Every text is a single line. */
export interface MailTranslations {
  readonly subject: string;
  /** What a mailbox shows behind the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly details?: readonly MailDetail[];
  readonly list?: MailList;
  /** Before what a person wrote. */
  readonly messageIntro?: string;
  /** The same where there are several comments, one for each. */
  readonly commentIntros?: readonly string[];
  readonly button: string;
  /** For the quieter link beside the button. */
  readonly otherLink?: string;
  /** How long the link holds, and what to do where the mail was not expected. */
  readonly notes: readonly string[];
  /** Why one receives it. */
  readonly footer: string;
}

type WordsFor<Facts> = MailTranslations &
  (Facts extends { readonly message: string | null } ? { readonly messageIntro: string } : unknown) &
  (Facts extends { readonly denyLink: string } | { readonly resetLink: string }
    ? { readonly otherLink: string }
    : unknown) &
  (Facts extends { readonly comments: readonly unknown[] } ? { readonly commentIntros: readonly string[] } : unknown);

/** The words of each mail of a group, made from its facts. */
export type WordsOf<Facts> = { readonly [T in keyof Facts]: (facts: Facts[T]) => WordsFor<Facts[T]> };

/** All that one language needs. */
export interface MailLanguage {
  readonly linkHint: string;
  /** To the page on which somebody says that they want no more of these mails. */
  readonly stop: string;
  /** A label with the colon after it. */
  readonly labelled: (label: string) => string;
  readonly mails: WordsOf<MailFacts>;
}
