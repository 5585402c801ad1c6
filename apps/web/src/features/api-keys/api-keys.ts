import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData } from '@tanstack/react-query';
import { operationQuery } from '../../lib/api/operation-options.ts';
import type { ListPage } from '../../ui/data-table/list-page.ts';

/** Keys end with a day of UTC: the one before the moment from which on they fail, as yyyy-mm-dd. */
export const lastDayOf = (expiresAt: string) => new Date(Date.parse(expiresAt) - 1).toISOString().slice(0, 10);

export const firstLastDay = (now: Date) => now.toISOString().slice(0, 10);

export type ApiKey = OperationOutput<'listApiKeys'>['data'][number];

export const apiKeysKey = ['listApiKeys'];

export const listApiKeys = ({ pageNumber, pageSize }: ListPage) =>
  operationQuery('listApiKeys', { query: { pageNumber, limit: pageSize } }, { placeholderData: keepPreviousData });
