import type { QueryClient } from '@tanstack/react-query';

/** Every call whose answer changes when a line, its product or its request does. */
const callsOfLines = new Set([
  'listPurchasedProducts',
  'listLinkedProducts',
  'getProduct',
  'getFootprint',
  'getDashboard',
  'getDataHistory',
  'getEmissionRequestSummary',
  'getRequestAgeSummary',
  'getRequestSummary',
  'listFootprintLines',
  'getRequestedProduct',
  'getEmissionDetails',
  'listReceivedProductRequests',
  'listSupplierProducts',
  'listReceivedRequests',
  'getReceivedRequest',
  'listEmissionRequests',
  'listCampaigns',
  'getCampaign',
  'listSuppliers',
  'getSupplier',
  'listSentInvitations',
  'listTemplateMatches',
  'listTemplates',
  'getTemplate',
  'listTemplateUses',
]);

/** Reads anew what is in sight; the rest when it is next looked at. */
export const refreshLines = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => callsOfLines.has(String(queryKey[0])) });
