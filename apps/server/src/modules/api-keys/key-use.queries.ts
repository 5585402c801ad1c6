import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

export interface UsedKey {
  readonly id: string;
  readonly at: string;
}

/** In one order, since processes that write at the same time must not wait for each other in a circle. */
export const writeUse = (tx: Tx, used: readonly UsedKey[]) =>
  sql`
    with used as (
      select k.id, u.at from jsonb_to_recordset(${JSON.stringify(used)}::jsonb) as u (id uuid, at timestamptz)
        join api_key k on k.id = u.id
       where k.last_used_at is null or k.last_used_at < u.at
       order by k.id
         for no key update of k
    )
    update api_key k set last_used_at = used.at from used where k.id = used.id`.execute(tx);
