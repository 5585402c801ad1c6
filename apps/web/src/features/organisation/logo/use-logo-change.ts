import { mostLogoBytes } from '@pcf/contract/exchange-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { formatFileSize } from '../../../lib/format/format-file-size.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { deleteOrganisationLogo } from '../api/delete-organisation-logo.ts';
import { uploadOrganisationLogo } from '../api/upload-organisation-logo.ts';
import { useSaveProblem } from '../use-save-problem.ts';

/** What becomes of a file that was chosen, and of the logo there is. */
export function useLogoChange(onRemoved: () => void) {
  const { t, i18n } = useTranslation('organisation');
  const queryClient = useQueryClient();
  const sending = useMutation(uploadOrganisationLogo(queryClient));
  const removal = useMutation(deleteOrganisationLogo(queryClient));
  const [tooLarge, setTooLarge] = useState(false);
  const limit = formatFileSize(mostLogoBytes, pageLanguage(i18n));
  const refused = useSaveProblem(sending.error ?? removal.error);

  async function upload(file: File) {
    removal.reset();
    setTooLarge(file.size > mostLogoBytes);
    if (file.size > mostLogoBytes) return sending.reset();
    try {
      await sending.mutateAsync(file);
      showSuccessToast('organisation:logoSaved');
    } catch {
      // The problem below the button or a toast tells it.
    }
  }

  async function remove() {
    sending.reset();
    setTooLarge(false);
    try {
      await removal.mutateAsync();
      showSuccessToast('organisation:logoRemoved');
      onRemoved();
    } catch {
      // The same.
    }
  }

  const isTooLarge = tooLarge || statusOf(sending.error) === 413;
  return {
    upload,
    remove,
    uploading: sending.isPending,
    removing: removal.isPending,
    limits: t('logoLimits', { limit }),
    problem: isTooLarge ? t('logoTooLarge', { limit }) : statusOf(sending.error) === 406 ? t('logoNoPicture') : refused,
  };
}

const statusOf = (error: Error | null) => (error instanceof ApiProblem ? error.status : null);
