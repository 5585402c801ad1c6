import { singleLine } from './foreign-text.ts';
import type { MailContent, MailTemplate } from './mail-content.ts';
import { mailLanguages } from './words/mail-languages.ts';
import type { MailWords } from './words/mail-words.ts';

/** What a mail says, with every name on one line and no longer than given. */
export function wordsOfMail<T extends MailTemplate>(content: MailContent<T>, longestName: number): MailWords {
  const speak = mailLanguages[content.language].mails[content.template];
  return speak(singleLines(content, longestName));
}

function singleLines<Facts extends object>(facts: Facts, longest: number): Facts {
  const entries = Object.entries(facts).map(([fact, value]) => [
    fact,
    typeof value === 'string' ? singleLine(value, longest) : value,
  ]);
  return Object.fromEntries(entries) as Facts;
}
