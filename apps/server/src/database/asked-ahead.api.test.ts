import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { serverOfFile } from '../testing/api-test.ts';
import { tokenOf } from '../testing/members.ts';
import { sessionOf } from '../testing/plan-nodes.ts';
import type { Tx } from './database.ts';

const server = await serverOfFile();
const session = sessionOf(await tokenOf(server, 'lena.brandt@nordic-kitchen.example'));

const ownOrganisation = async (tx: Tx) =>
  (await sql<{ id: string }>`select current_organisation() as id`.execute(tx)).rows[0]?.id;
const failing = (tx: Tx) => sql`select 1 / 0`.execute(tx);

describe('what a write asks ahead', () => {
  it('is asked for who calls', async () => {
    const [told, found] = await server.database.write(
      session,
      async (_tx, { organisationId }, ahead) => [organisationId, await ahead()],
      ownOrganisation,
    );
    expect(found).toBe(told);
  });

  it('fails behind what the work has to say of the caller', async () => {
    const refused = new Error('The caller may not do this.');
    const refusing = server.database.write(session, () => Promise.reject(refused), failing);
    await expect(refusing).rejects.toBe(refused);
    const asking = server.database.write(session, (_tx, _caller, ahead) => ahead(), failing);
    await expect(asking).rejects.toMatchObject({ code: '22012' });
  });

  it('is nothing to somebody whose session is over', async () => {
    const nobody = server.database.write(crypto.randomUUID(), (_tx, _caller, ahead) => ahead(), ownOrganisation);
    await expect(nobody).rejects.toMatchObject({ code: 'PX401' });
  });
});
