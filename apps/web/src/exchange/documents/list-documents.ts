import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';

export const documentsKey = ['listDocuments'];

export interface DocumentsView {
  readonly searchTerm: string;
  readonly pageNumber: number;
  readonly pageSize: number;
}

export const listDocuments = ({ searchTerm, pageNumber, pageSize }: DocumentsView) =>
  queryOptions({
    queryKey: [...documentsKey, searchTerm, pageNumber, pageSize],
    queryFn: ({ signal }) =>
      callApi(
        'listDocuments',
        { query: { pageNumber, limit: pageSize, ...(searchTerm ? { searchTerm } : {}) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
