import { operationQuery } from '../../../lib/api/operation-options.ts';

export const getDataHistory = operationQuery('getDataHistory', undefined, {
  // Much changes it elsewhere: read anew whenever it is shown.
  staleTime: 0,
});
