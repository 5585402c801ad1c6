import type { Language } from '@pcf/contract/vocabulary/language';
import type { MailContent } from '../mail-content.ts';

/** An invitation as good as any, with what a test cares about. */
export function invitationWith(
  facts: Partial<Omit<MailContent<'invitation'>, 'template'>> = {},
  language: Language = 'en',
): MailContent<'invitation'> {
  return {
    template: 'invitation',
    to: 'info@hydral-rolling.example',
    language,
    relation: 'SUPPLIER',
    inviterName: 'Nordic Kitchen',
    invitedBy: 'Lena Brandt',
    message: null,
    reminder: false,
    link: 'https://pcf-exchange.example/register?token=p7mVbX0m',
    validDays: 14,
    ...facts,
  };
}
