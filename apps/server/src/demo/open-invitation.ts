import type { Tx } from '../database/database.ts';

/** That of the organisation that acts, to an address; undefined where it was answered or never sent. */
export async function openInvitation(tx: Tx, email: string): Promise<string | undefined> {
  const invitation = await tx
    .selectFrom('invitation')
    .select('id')
    .where('email', '=', email)
    .where('status', '=', 'PENDING')
    .forUpdate()
    .executeTakeFirst();
  return invitation?.id;
}
