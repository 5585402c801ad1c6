import { sql } from 'kysely';
import { asOwner } from '../../../testing/answering.ts';
import { handlersOf } from '../../../testing/handlers-of.ts';
import type { Answer, TestServer } from '../../../testing/test-server.ts';

interface Listed {
  readonly data: readonly { readonly id: string; readonly suspension: { readonly deleteAt: string | null } | null }[];
  readonly metadata: { readonly count: number; readonly deletionWaitDays: number };
}

export const reason = 'The contract has ended.';

/** What an administrator of the installation does to organisations, and the job that deletes them. */
export function deletingAs(server: TestServer, token: string) {
  const change =
    (name: 'resumeOrganisation' | 'requestOrganisationDeletion' | 'withdrawOrganisationDeletion') =>
    (organisationId: string): Promise<Answer> =>
      server.call(name, { token, params: { organisationId } });
  return {
    suspend: (organisationId: string): Promise<Answer> =>
      server.call('suspendOrganisation', { token, params: { organisationId }, body: { reason } }),
    resume: change('resumeOrganisation'),
    ask: change('requestOrganisationDeletion'),
    withdraw: change('withdrawOrganisationDeletion'),
    listed: async (query: Record<string, string> = {}) =>
      (await server.call('listOrganisations', { token, query })).body as unknown as Listed,
    /** The newest entries: what, about whom, by whom. */
    async log(limit: number) {
      const { body } = await server.call('listInstallationEntries', { token, query: { limit: String(limit) } });
      const entries = body.data as { event: string; actor: string | null; organisation: { name: string } }[];
      return entries.map(({ event, actor, organisation }) => [event, organisation.name, actor]);
    },
    /** As if the waiting time were over. */
    lapse: (organisationId: string) =>
      asOwner(
        server,
        sql`update organisation_suspension set delete_at = now() - interval '1 second' where organisation_id = ${organisationId}`,
      ),
    cleanUp: () => handlersOf(server)['clean-up']({}, 'a job'),
  };
}
