import { defaultPageSize } from '@pcf/contract/paging';
import { mutationOptions, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { ApiProblem } from '../../lib/api/api-errors.ts';
import { uploadFile } from '../../lib/api/transfer-file.ts';
import { formatFileSize } from '../../lib/format/numbers.ts';
import { runtimeConfiguration } from '../../lib/runtime-configuration.ts';
import { hideErrorToasts, showErrorToast, showProblemToast } from '../../lib/toasts/show-toast.tsx';
import { type ListPage, useExistingPage } from '../../ui/data-table/list-page.ts';
import { documentsKey, type LibraryDocument, listDocuments, pendingDocument } from './documents.ts';

/** Done once the list is there with the new document in it. */
const uploadDocument = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['uploadDocument'],
    mutationFn: (file: File) => uploadFile('uploadDocument', { file }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: documentsKey }),
  });

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

/** Uploads files while their rows are shown already; the row of one that is refused goes away, and a toast says why. */
function useDocumentUpload() {
  const { i18n } = useTranslation();
  const [pending, setPending] = useState<readonly LibraryDocument[]>([]);
  const { mutateAsync } = useMutation(uploadDocument(useQueryClient()));
  const { uploadBytes } = runtimeConfiguration().limits;
  const tellTooLarge = () =>
    showErrorToast('documents:tooLarge', { limit: formatFileSize(uploadBytes, pageLanguage(i18n)) });

  function tell(error: unknown) {
    if (error instanceof ApiProblem && error.status === 406) showErrorToast('toast.error.invalidFile');
    else if (error instanceof ApiProblem && error.status === 413) tellTooLarge();
    else showProblemToast(error);
  }

  /** Answers whether the file is on its way. */
  function upload(file: File): boolean {
    if (file.size > uploadBytes) {
      tellTooLarge();
      return false;
    }
    // What was said about an earlier file must not stand over this one.
    hideErrorToasts();
    const row = pendingDocument(file, new Date());
    setPending((rows) => [row, ...rows]);
    void mutateAsync(file)
      .catch(tell)
      .finally(() => setPending((rows) => rows.filter(({ id }) => id !== row.id)));
    return true;
  }

  return { pending, upload };
}
