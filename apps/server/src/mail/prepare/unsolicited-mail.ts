import { sql } from 'kysely';
import { createLinkToken, hashLinkToken } from '../../tokens/link-token.ts';
import type { MailContent } from '../mail-content.ts';
import { mailRefusalPath } from '../mail-refusal-path.ts';
import type { MailLinks } from './mail-links.ts';

/** What one address gets of all organisations together. */
const mostADay = 5;
const mostAMonth = 20;
/** Of strangers, where there is an account: its owner cannot say no, and finds in the settings what no mail tells of. */
const mostADayWithAccount = 20;
const mostAMonthWithAccount = 200;

/** A mail that is sent because somebody else entered the address. */
export const isCausedByOthers = (content: MailContent) =>
  content.template === 'invitation' ||
  content.template === 'userInvitation' ||
  ('entry' in content && content.entry === 'INVITATION_LINK');

/** The same to whoever is registered: an organisation that is no partner of theirs wants something of them. */
const isOfStrangers = (content: MailContent) =>
  content.template === 'receivedInvitation' || ('entry' in content && content.entry === 'RECEIVED_INVITATION');

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
  if (!isCausedByOthers(content) && !isOfStrangers(content)) return content;
  const token = createLinkToken();
  const counted = (address: string, aDay: number, aMonth: number) =>
    sql<{ admitted: boolean }>`
      select admit_unsolicited_mail(${address}, ${jobId}::uuid, ${hashLinkToken(token)}, ${aDay}, ${aMonth}) as admitted`.execute(
      links.tx,
    );
  if (await hasAgreed(links, content.to)) {
    const { rows } = await counted(`account of ${content.to}`, mostADayWithAccount, mostAMonthWithAccount);
    return rows[0]?.admitted ? content : undefined;
  }
  const { rows } = await counted(content.to, mostADay, mostAMonth);
  if (!rows[0]?.admitted) return undefined;
  const stop = { page: links.page(`/stop-mails?token=${token}`), oneClick: links.page(mailRefusalPath(token)) };
  return { ...content, stop };
}
