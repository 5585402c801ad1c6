import { accessRequestStatuses } from '@pcf/contract/vocabulary/access-request-status';
import { accessResponseStatuses } from '@pcf/contract/vocabulary/access-response-status';
import { activityEvents } from '@pcf/contract/vocabulary/activity-event';
import { featureStates } from '@pcf/contract/vocabulary/feature-state';
import { invitationRelations } from '@pcf/contract/vocabulary/invitation-relation';
import { languages } from '@pcf/contract/vocabulary/language';
import { linkPurposes } from '@pcf/contract/vocabulary/link-purpose';
import { userAccessLevels } from '@pcf/contract/vocabulary/user-access-level';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { serverForThisTest } from '../testing/test-server.ts';

/** Each column whose check repeats a vocabulary of the contract. */
const vocabularies: Record<string, readonly string[]> = {
  'access_request.language': languages,
  'access_request.status': accessRequestStatuses,
  'account.language': languages,
  'activity.event': activityEvents,
  'connection.status': accessResponseStatuses,
  'invitation.language': languages,
  'invitation.relation': invitationRelations,
  'invitation.status': accessResponseStatuses,
  'invitation_claim.state': featureStates,
  'link_token.purpose': linkPurposes,
  'organisation_user.access_level': userAccessLevels,
  'organisation_user.language': languages,
  'user_invitation.access_level': userAccessLevels,
  'user_invitation.language': languages,
};

describe('a check in the database', () => {
  it('allows exactly what the contract spells', async () => {
    const server = await serverForThisTest({ demo: false });
    const { rows } = await server.database.asOwner((tx) =>
      sql<{ name: string; definition: string }>`
        select format('%s.%s', c.relname, a.attname) as name, pg_get_constraintdef(k.oid) as definition
          from pg_constraint k join pg_class c on c.oid = k.conrelid
          join pg_attribute a on a.attrelid = c.oid and k.conkey = array[a.attnum]
         where k.contype = 'c' and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%'`.execute(tx),
    );
    for (const [column, words] of Object.entries(vocabularies)) {
      const definition = rows.find(({ name }) => name === column)?.definition ?? '';
      expect(
        [...definition.matchAll(/'([^']+)'::text/g)].map(([, word]) => word),
        column,
      ).toEqual([...words]);
    }
  });
});
