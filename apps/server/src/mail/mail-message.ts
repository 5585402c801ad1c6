import type { Language } from '@pcf/contract/vocabulary/language';

/** What a mail job carries: which mail, to whom, and the ids it is about. Texts and links are made when it is sent. */
export interface MailMessage {
  readonly template: 'test';
  readonly to: string;
  readonly language: Language;
}
