import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';

export const listFootprintLines = (query: FootprintQuery) =>
  queryOptions({
    queryKey: ['listFootprintLines', query],
    queryFn: ({ signal }) => callApi('listFootprintLines', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export type Footprint = OperationOutput<'getFootprint'>;

export const getFootprint = (query: OperationInput<'getFootprint'>['query']) =>
  queryOptions({
    queryKey: ['getFootprint', query],
    queryFn: ({ signal }) => callApi('getFootprint', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export type FootprintLine = OperationOutput<'listFootprintLines'>['data'][number];

export type FootprintQuery = OperationInput<'listFootprintLines'>['query'];
