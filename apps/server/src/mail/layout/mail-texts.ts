import type { Translator } from '../translations/translate.ts';

export interface MailDetail {
  readonly label: string;
  readonly value: string;
}

export interface MailList {
  readonly label: string;
  readonly items: readonly string[];
  /** How many are not among them. */
  readonly more: string | null;
}

/** What one mail says. Every text is a single line. */
export interface MailTexts {
  /** The heading, where it has none of its own. */
  readonly subject?: string;
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
  readonly notes?: readonly string[];
  /** Why one receives it. */
  readonly footer: string;
}

type TextsFor<Facts> = MailTexts &
  (Facts extends { readonly message: string | null } ? { readonly messageIntro: string } : unknown) &
  (Facts extends { readonly denyLink: string } | { readonly resetLink: string }
    ? { readonly otherLink: string }
    : unknown) &
  (Facts extends { readonly comments: readonly unknown[] } ? { readonly commentIntros: readonly string[] } : unknown);

/** Which texts each mail of a group has, the same in every language. */
export type LayoutsOf<Facts> = {
  readonly [T in keyof Facts]: (facts: Facts[T], translator: Translator) => TextsFor<Facts[T]>;
};
