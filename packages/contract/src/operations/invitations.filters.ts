import { word } from '../filter-kinds.ts';
import { featureStates } from '../vocabulary/organisation.ts';
import { accessResponseStatuses } from '../vocabulary/users.ts';

/** What the invitations that were sent can be narrowed by. */
export const sentInvitationFilters = {
  accessResponseStatus: word(accessResponseStatuses),
  claimState: word(featureStates),
};
