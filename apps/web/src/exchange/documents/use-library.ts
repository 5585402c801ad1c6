import { defaultPageSize } from '@pcf/contract/paging';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListPage } from '../../ui/data-table/list-page.ts';
import { useExistingPage } from '../../ui/data-table/use-existing-page.ts';
import { listDocuments } from './list-documents.ts';
import { useDocumentUpload } from './use-document-upload.ts';

const firstPage: ListPage = { pageNumber: 0, pageSize: defaultPageSize };

/** The list of a picker: what is looked for, the page that is shown, and the files on their way above it. */
export function useLibrary() {
  const [searchTerm, setSearchTerm] = useState('');
  const [page, setPage] = useState(firstPage);
  const list = useQuery(listDocuments({ searchTerm, ...page }));
  useExistingPage(list, page, setPage);
  const { pending, upload } = useDocumentUpload();
  const toStart = () => setPage({ ...page, pageNumber: 0 });
  return {
    list,
    searchTerm,
    page,
    pending,
    changePage: setPage,
    search: (text: string) => {
      setSearchTerm(text);
      toStart();
    },
    /** The newest documents come first, so that is where the new one will be seen. */
    upload: (file: File) => {
      if (!upload(file)) return;
      setSearchTerm('');
      toStart();
    },
  };
}

export type Library = ReturnType<typeof useLibrary>;
