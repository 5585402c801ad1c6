import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import type { FootprintSource } from '../footprint-source.ts';

export type FootprintCheck = OperationOutput<'checkTemplateFootprints'>;
export type RefusedFootprint = FootprintCheck['refused'][number];

function check(source: FootprintSource): Promise<FootprintCheck> {
  switch (source.origin) {
    case 'templates':
      return callApi('checkTemplateFootprints', { query: source.query });
    case 'answers':
      return callApi('checkAnswerFootprints', { query: { lineIds: source.one } });
    case 'purchased':
      return callApi('checkPurchasedFootprints', { query: source.query });
  }
}

/** Asked anew each time: somebody may have filled in what was missing. */
export const checkFootprints = (source: FootprintSource) =>
  queryOptions({ queryKey: ['checkFootprints', source], queryFn: () => check(source), staleTime: 0, gcTime: 0 });
