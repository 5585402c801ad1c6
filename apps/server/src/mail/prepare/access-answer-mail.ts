import type { MailContent } from '../mail-content.ts';
import { findAccessRequest } from '../mail-facts.ts';
import type { MailMessage } from '../mail-message.ts';
import type { MailLinks } from './mail-links.ts';

/** To whoever asked for access. */
export async function accessAnswerMail(
  { template, accessRequestId }: Extract<MailMessage, { template: 'accessApproved' | 'accessDenied' }>,
  links: MailLinks,
): Promise<MailContent | undefined> {
  const request = await findAccessRequest(links.tx, accessRequestId);
  if (!request) return undefined;
  return {
    template,
    to: request.email,
    language: request.language,
    organisationName: request.organisation_name,
    // Whoever was denied signs in to register a company of their own.
    link: links.page('/login'),
  };
}
