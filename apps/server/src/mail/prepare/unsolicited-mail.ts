import { sql } from 'kysely';
import { createLinkToken, hashLinkToken } from '../../tokens/link-token.ts';
import type { MailContent } from '../mail-content.ts';
import { mailRefusalPath } from '../mail-refusal-path.ts';
import type { MailLinks } from './mail-links.ts';

/** What one address gets of all organisations together. */
const mostADay = 5;
const mostAMonth = 20;

/** A mail that is sent because somebody else entered the address. */
export const isCausedByOthers = (content: MailContent) =>
  content.template === 'invitation' ||
  content.template === 'userInvitation' ||
  ('entry' in content && content.entry === 'INVITATION_LINK');

/** Whoever has confirmed an account here has agreed to be written to. */
const hasAgreed = async ({ tx }: MailLinks, email: string) =>
  (await tx
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** With the way to say no, where nobody asked for the mail; nothing where its reader has said no or has had enough of them. */
export async function admitted(
  content: MailContent,
  links: MailLinks,
  jobId: string,
): Promise<MailContent | undefined> {
  if (!isCausedByOthers(content) || (await hasAgreed(links, content.to))) return content;
  const token = createLinkToken();
  const { rows } = await sql<{ admitted: boolean }>`
    select admit_unsolicited_mail(${content.to}, ${jobId}::uuid, ${hashLinkToken(token)}, ${mostADay}, ${mostAMonth}) as admitted`.execute(
    links.tx,
  );
  if (!rows[0]?.admitted) return undefined;
  const stop = { page: links.page(`/stop-mails?token=${token}`), oneClick: links.page(mailRefusalPath(token)) };
  return { ...content, stop };
}
