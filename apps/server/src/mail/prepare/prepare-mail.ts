import { linkValidityDays } from '@pcf/domain/accounts/link-validity';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { createSecret, hashSecret } from '../../tokens/secrets.ts';
import { signInCodeMinutes, signInCodeOf } from '../../tokens/sign-in-code.ts';
import { readSigningKeys } from '../../tokens/signing-keys.ts';
import type { MailContent } from '../mail-content.ts';
import { findAccessRequest, findAccount, findInvitation, findSignInCode, findUserInvitation } from '../mail-facts.ts';
import type { MailMessage } from '../mail-message.ts';
import { accountMail, addressMail } from './account-mail.ts';
import { lineNoticeMail } from './line-notice-mail.ts';
import { type MailLinks, mailLinks, mailRefusalPath } from './mail-links.ts';
import { noticeMail } from './notice-mail.ts';

/** What one address gets of all organisations together. */
const ofOthers: Share = { aDay: 5, aMonth: 20 };

/** Of strangers, where there is an account: its owner cannot say no, and finds in the settings what no mail tells of. */
const withAccount: Share = { aDay: 20, aMonth: 200 };

/**
 * Of those that the person who enters the address asks for, while nobody has shown that it is theirs. By the day alone: the
 * owner must not be kept from registering for long.
 */
const askedFor: Share = { aDay: 20, aMonth: 600 };

/** A mail that is sent because somebody else entered the address. */
export const isCausedByOthers = (content: MailContent) =>
  content.template === 'invitation' ||
  content.template === 'userInvitation' ||
  ('entry' in content && content.entry === 'INVITATION_LINK');

/** The same to registered people: an organisation that is no partner of theirs wants something of them. */
const isOfStrangers = (content: MailContent) =>
  content.template === 'receivedInvitation' || ('entry' in content && content.entry === 'RECEIVED_INVITATION');

/** A mail that somebody asks for who says that the address is theirs. */
const isAskedFor = ({ template }: MailContent) =>
  template === 'emailVerification' || template === 'emailChange' || template === 'passwordReset';

/** What somebody has to know of their account, whatever their organisation may do. */
const isOfAccount = (content: MailContent) =>
  isAskedFor(content) ||
  content.template === 'test' ||
  content.template === 'emailChangeRequested' ||
  content.template === 'emailChanged' ||
  content.template === 'passwordChanged' ||
  content.template === 'alreadyRegistered';

/** People of a suspended organisation get no mail about what they cannot act on; the page shows it when it is back. */
const isResting = async (content: MailContent, { tx }: MailLinks) =>
  !isOfAccount(content) &&
  (await tx
    .selectFrom('organisation_user as u')
    .innerJoin('organisation_suspension as s', 's.organisation_id', 'u.organisation_id')
    .select('u.id')
    .where('u.email', '=', content.to)
    .executeTakeFirst()) !== undefined;

/** A person who has confirmed an account here has agreed to get mails. */
const hasAgreed = async ({ tx }: MailLinks, email: string) =>
  (await tx
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

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
    return content && !(await isResting(content, links)) ? admitted(content, links, jobId) : undefined;
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

/** To the person who asked for access. */
async function accessAnswerMail(
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
    // A person who was denied signs in to register a company of their own.
    link: links.page('/login'),
  };
}

/** Of a code that counts: none was made where the password was wrong, and a newer one takes the place of the one before. */
async function signInCodeMail(codeId: string, links: MailLinks, secret: Uint8Array): Promise<MailContent | undefined> {
  const code = await findSignInCode(links.tx, codeId);
  const account = code && (await findAccount(links.tx, code.account_id));
  if (!account) return undefined;
  return {
    template: 'signInCode',
    to: account.email,
    language: account.language,
    code: signInCodeOf(codeId, secret),
    validMinutes: signInCodeMinutes,
    link: links.page('/forgot-password'),
  };
}

type Message<Template extends MailMessage['template']> = Extract<MailMessage, { template: Template }>;

async function invitationMail(
  { invitationId, generation, reminder = false }: Message<'invitation'>,
  links: MailLinks,
): Promise<MailContent | undefined> {
  const invitation = await findInvitation(links.tx, invitationId);
  if (invitation?.status !== 'PENDING' || invitation.link_generation !== generation) return undefined;
  return {
    template: 'invitation',
    to: invitation.email,
    language: invitation.language,
    relation: invitation.relation,
    inviterName: invitation.inviter_name,
    invitedBy: invitation.invited_by,
    named: [invitation.invited_by_id],
    message: invitation.message,
    reminder,
    link: await links.withToken('/register', { purpose: 'INVITATION', subjectId: invitationId, generation }),
    validDays: linkValidityDays('INVITATION'),
  };
}

async function userInvitationMail(
  { userInvitationId, generation }: Message<'userInvitation'>,
  links: MailLinks,
): Promise<MailContent | undefined> {
  const invitation = await findUserInvitation(links.tx, userInvitationId);
  if (!invitation || invitation.link_generation !== generation) return undefined;
  return {
    template: 'userInvitation',
    to: invitation.email,
    language: invitation.language,
    organisationName: invitation.organisation_name,
    invitedBy: invitation.invited_by,
    named: [invitation.invited_by_id],
    link: await links.withToken('/register-user', {
      purpose: 'USER_INVITATION',
      subjectId: userInvitationId,
      generation,
    }),
    validDays: linkValidityDays('USER_INVITATION'),
  };
}

interface Share {
  readonly aDay: number;
  readonly aMonth: number;
}

/**
 * With the way to say no, where nobody asked for the mail; nothing where its reader has said no or has had enough of them.
 * Mails to an account are counted apart, and no sender sees whether that was the reason: it would tell who is registered.
 */
async function admitted(content: MailContent, links: MailLinks, jobId: string): Promise<MailContent | undefined> {
  const asked = isAskedFor(content);
  if (!asked && !isCausedByOthers(content) && !isOfStrangers(content)) return content;
  const agreed = await hasAgreed(links, content.to);
  if (asked) {
    return agreed || (await admit(links, jobId, `asked for by ${content.to}`, askedFor)) ? content : undefined;
  }
  if (agreed) return (await admit(links, jobId, `account of ${content.to}`, withAccount)) ? content : undefined;
  const token = await admit(links, jobId, content.to, ofOthers);
  if (!token) return undefined;
  const stop = { page: links.page(`/stop-mails?token=${token}`), oneClick: links.page(mailRefusalPath(token)) };
  return { ...content, stop };
}

/** The token of a mail that may go out; it is told only where its reader can do something with it. */
async function admit(
  { tx }: MailLinks,
  jobId: string,
  counted: string,
  { aDay, aMonth }: Share,
): Promise<string | undefined> {
  const token = createSecret();
  const { rows } = await sql<{ admitted: boolean }>`
    select admit_unsolicited_mail(${counted}, ${jobId}::uuid, ${hashSecret(token)}, ${aDay}, ${aMonth}) as admitted`.execute(
    tx,
  );
  return rows[0]?.admitted ? token : undefined;
}
