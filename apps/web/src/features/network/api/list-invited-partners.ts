import { maximumPageSize } from '@pcf/contract/paging';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { invitedPartnersOf } from '../form/invited-partners.ts';

export const invitedPartnersKey = ['listSentInvitations', 'partners'];

/** Those who were invited and have not answered. */
export const listInvitedPartners = queryOptions({
  queryKey: invitedPartnersKey,
  queryFn: ({ signal }) =>
    callApi(
      'listSentInvitations',
      { query: { pageNumber: 0, limit: maximumPageSize, accessResponseStatus: 'PENDING' } },
      { signal },
    ),
  select: ({ data }) => invitedPartnersOf(data),
});
