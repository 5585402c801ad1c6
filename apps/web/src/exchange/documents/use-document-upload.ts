import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { formatFileSize } from '../../lib/format/format-file-size.ts';
import { runtimeConfiguration } from '../../lib/runtime-configuration.ts';
import { showProblemToast } from '../../lib/toasts/show-problem-toast.ts';
import { hideErrorToasts, showErrorToast } from '../../lib/toasts/show-toast.tsx';
import type { LibraryDocument } from './library-document.ts';
import { pendingDocument } from './pending-document.ts';
import { uploadDocument } from './upload-document.ts';

/** Uploads files while their rows are shown already; the row of one that is refused goes away, and a toast says why. */
export function useDocumentUpload() {
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
