import { logoTypes } from '@pcf/contract/operations/file-types';
import { emissionUnits, emissionValueGranularities, lifecycleBoundaries } from '@pcf/contract/vocabulary/emission-data';
import { importPhases } from '@pcf/contract/vocabulary/files';
import { footprintGaps, footprintStatuses } from '@pcf/contract/vocabulary/footprint';
import { installationEvents } from '@pcf/contract/vocabulary/installation';
import { invitationRelations } from '@pcf/contract/vocabulary/invitations';
import { languages } from '@pcf/contract/vocabulary/language';
import { confidenceLevels } from '@pcf/contract/vocabulary/methods';
import {
  networkDeliveryStates,
  networkErrors,
  networkEventOutcomes,
  networkEventReasons,
  networkMessageKinds,
  networkTestSteps,
} from '@pcf/contract/vocabulary/network';
import {
  featureStates,
  organisationIdentifierTypes,
  reasonsForNoTarget,
  sbtiTargetAmbitions,
  sbtiTargetStatuses,
} from '@pcf/contract/vocabulary/organisation';
import {
  declineReasonCodes,
  exchangeSides,
  lineEvents,
  lineNoticeKinds,
  notificationKinds,
  productRequestStatuses,
  submissionOutcomes,
} from '@pcf/contract/vocabulary/requests';
import {
  accessRequestStatuses,
  accessResponseStatuses,
  activityEvents,
  linkPurposes,
  userAccessLevels,
} from '@pcf/contract/vocabulary/users';
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
  'emission_request.expected_lifecycle_boundary': lifecycleBoundaries,
  'emission_request.expected_unit': emissionUnits,
  'file_import.phase': importPhases,
  'installation_event.event': installationEvents,
  'invitation.language': languages,
  'invitation.relation': invitationRelations,
  'invitation.status': accessResponseStatuses,
  'invitation_claim.state': featureStates,
  'line_history.event': lineEvents,
  'line_history.from_status': productRequestStatuses,
  'line_history.to_status': productRequestStatuses,
  'line_day_tally.side': exchangeSides,
  'line_month_tally.side': exchangeSides,
  'line_notice.kind': lineNoticeKinds,
  'line_tally.side': exchangeSides,
  'link_token.purpose': linkPurposes,
  'network_connection.failed_step': networkTestSteps,
  'network_connection.test_error': networkErrors,
  'network_delivery.kind': networkMessageKinds,
  'network_delivery.last_error': networkErrors,
  'network_delivery.state': networkDeliveryStates,
  'network_event.kind': networkMessageKinds,
  'network_event.outcome': networkEventOutcomes,
  'network_event.reason': networkEventReasons,
  'notice_collection.kind': lineNoticeKinds,
  'notification.kind': notificationKinds,
  'notification.side': exchangeSides,
  'organisation_identifier.type': organisationIdentifierTypes,
  'organisation_logo.type': logoTypes,
  'organisation_user.access_level': userAccessLevels,
  'organisation_user.language': languages,
  'product.unit': emissionUnits,
  'product_line.emission_unit': emissionUnits,
  'product_line.emission_value_confidence': confidenceLevels,
  'product_line.emission_value_granularity': emissionValueGranularities,
  'product_line.in_force_confidence': confidenceLevels,
  'product_line.in_force_granularity': emissionValueGranularities,
  'product_line.in_force_unit': emissionUnits,
  'product_line.reason_code': declineReasonCodes,
  'product_line.status': productRequestStatuses,
  'purchase.quantity_unit': emissionUnits,
  'purchase_year.gap': footprintGaps,
  'purchase_year.quantity_unit': emissionUnits,
  'request_tally.side': exchangeSides,
  'sbti_target.ambition': sbtiTargetAmbitions,
  'sbti_target.reason_for_no_target': reasonsForNoTarget,
  'sbti_target.status': sbtiTargetStatuses,
  'shared_footprint.status': footprintStatuses,
  'submission.outcome': submissionOutcomes,
  'template.emission_unit': emissionUnits,
  'template.emission_value_granularity': emissionValueGranularities,
  'template.unit': emissionUnits,
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
