import { singleLine } from './foreign-text.ts';
import type { MailContent, MailTemplate } from './mail-content.ts';
import { mailLanguages } from './words/mail-languages.ts';
import type { MailWords } from './words/mail-words.ts';

/** What a mail says, with every name on one line and no longer than given. */
export function wordsOfMail<T extends MailTemplate>(content: MailContent<T>, longestName: number): MailWords {
  const speak = mailLanguages[content.language].mails[content.template];
  return speak(singleLines(content, longestName));
}

function singleLines<Facts>(facts: Facts, longest: number): Facts {
  if (typeof facts === 'string') return singleLine(facts, longest) as Facts;
  if (Array.isArray(facts)) return facts.map((each) => singleLines(each, longest)) as Facts;
  if (facts === null || typeof facts !== 'object') return facts;
  const entries = Object.entries(facts).map(([fact, value]) => [fact, singleLines(value, longest)]);
  return Object.fromEntries(entries) as Facts;
}
