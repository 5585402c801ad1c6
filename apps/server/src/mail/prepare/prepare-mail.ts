import type { Database } from '../../database/database.ts';
import { readSigningKeys } from '../../tokens/signing-keys.ts';
import type { MailContent } from '../mail-content.ts';
import type { MailMessage } from '../mail-message.ts';
import { accessAnswerMail } from './access-answer-mail.ts';
import { accountMail, addressMail } from './account-mail.ts';
import { invitationMail, userInvitationMail } from './invitation-mail.ts';
import { lineNoticeMail } from './line-notice-mail.ts';
import { type MailLinks, mailLinks } from './mail-links.ts';
import { noticeMail } from './notice-mail.ts';
import { signInCodeMail } from './sign-in-code-mail.ts';
import { admitted } from './unsolicited-mail.ts';

/** Reads what the mail says and makes its link. Undefined where there is nothing to send any more. */
export async function prepareMail(
  database: Database,
  message: MailMessage,
  { publicUrl, jobId }: { readonly publicUrl: string; readonly jobId: string },
): Promise<MailContent | undefined> {
  if (message.template === 'signInCode') {
    // Before the transaction: the embedded database has one at a time.
    const { refreshSecret } = await readSigningKeys(database);
    return database.asWorker((tx) => signInCodeMail(message.codeId, mailLinks(tx, publicUrl), refreshSecret));
  }
  return database.asWorker(async (tx) => {
    const links = mailLinks(tx, publicUrl);
    const content = await contentOf(message, links);
    return content && admitted(content, links, jobId);
  });
}

async function contentOf(
  message: Exclude<MailMessage, { template: 'signInCode' }>,
  links: MailLinks,
): Promise<MailContent | undefined> {
  switch (message.template) {
    case 'test':
      return { ...message, link: links.page('/') };
    case 'emailChangeRequested':
      // Also where it has been confirmed or taken back since: it was asked for.
      return { ...message, link: links.page('/forgot-password') };
    case 'emailChanged':
      return { ...message, link: links.page('/login') };
    case 'invitation':
      return invitationMail(message, links);
    case 'lineNotices':
      return lineNoticeMail(message, links);
    case 'userInvitation':
      return userInvitationMail(message, links);
    case 'accessApproved':
    case 'accessDenied':
      return accessAnswerMail(message, links);
    case 'emailVerification':
    case 'emailChange':
    case 'alreadyRegistered':
    case 'passwordChanged':
      return accountMail(message, links);
    case 'emailVerificationAgain':
    case 'passwordReset':
      return addressMail(message, links);
    default:
      return noticeMail(message, links);
  }
}
