import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData } from '@tanstack/react-query';
import { operationQuery } from '../../lib/api/operation-options.ts';

export const listFootprintLines = (query: FootprintQuery) =>
  operationQuery('listFootprintLines', { query }, { placeholderData: keepPreviousData });

export type Footprint = OperationOutput<'getFootprint'>;

export const getFootprint = (query: OperationInput<'getFootprint'>['query']) =>
  operationQuery('getFootprint', { query }, { placeholderData: keepPreviousData });

export type FootprintLine = OperationOutput<'listFootprintLines'>['data'][number];

export type FootprintQuery = OperationInput<'listFootprintLines'>['query'];
