import { sql } from 'kysely';
import { createLinkToken, hashLinkToken } from '../../tokens/link-token.ts';
import type { MailContent } from '../mail-content.ts';
import { mailRefusalPath } from '../mail-refusal-path.ts';
import type { MailLinks } from './mail-links.ts';

interface Share {
  readonly aDay: number;
  readonly aMonth: number;
}

/** What one address gets of all organisations together. */
const ofOthers: Share = { aDay: 5, aMonth: 20 };
/** Of strangers, where there is an account: its owner cannot say no, and finds in the settings what no mail tells of. */
const withAccount: Share = { aDay: 20, aMonth: 200 };
/**
 * Of those that whoever enters the address asks for, while nobody has shown that it is theirs. By the day alone: whoever owns it
 * must not be kept from registering for long.
 */
const askedFor: Share = { aDay: 20, aMonth: 600 };

/** A mail that is sent because somebody else entered the address. */
export const isCausedByOthers = (content: MailContent) =>
  content.template === 'invitation' ||
  content.template === 'userInvitation' ||
  ('entry' in content && content.entry === 'INVITATION_LINK');

/** The same to whoever is registered: an organisation that is no partner of theirs wants something of them. */
const isOfStrangers = (content: MailContent) =>
  content.template === 'receivedInvitation' || ('entry' in content && content.entry === 'RECEIVED_INVITATION');

/** A mail that somebody asks for who says that the address is theirs. */
const isAskedFor = ({ template }: MailContent) =>
  template === 'emailVerification' || template === 'emailChange' || template === 'passwordReset';

/** Whoever has confirmed an account here has agreed to be written to. */
const hasAgreed = async ({ tx }: MailLinks, email: string) =>
  (await tx
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

/**
 * With the way to say no, where nobody asked for the mail; nothing where its reader has said no or has had enough of them.
 * Mails to an account are counted apart, and no sender sees whether that was the reason: it would tell who is registered.
 */
export async function admitted(
  content: MailContent,
  links: MailLinks,
  jobId: string,
): Promise<MailContent | undefined> {
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
  const token = createLinkToken();
  const { rows } = await sql<{ admitted: boolean }>`
    select admit_unsolicited_mail(${counted}, ${jobId}::uuid, ${hashLinkToken(token)}, ${aDay}, ${aMonth}) as admitted`.execute(
    tx,
  );
  return rows[0]?.admitted ? token : undefined;
}
