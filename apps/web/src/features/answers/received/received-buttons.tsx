import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../lib/api/transfer-file.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { showProblemToast } from '../../../lib/toasts/show-toast.tsx';
import { useMayCall } from '../../../lib/use-may-call.ts';
import { PageActions } from '../../../ui/page-actions.tsx';
import { receivedQuery, useReceivedView } from './use-received-view.ts';

/** What the list shows, as a spreadsheet to fill in. */
const downloadReceived = mutationOptions({
  mutationKey: ['downloadReceived'],
  mutationFn: async ({ fileName, ...query }: Omit<Query, 'format'> & { readonly fileName: string }) =>
    saveFile(
      `${fileName}.xlsx`,
      await downloadFile('downloadReceived', { query: { ...query, fileName, format: 'xlsx' } }),
    ),
});

/** The list as a file to fill in and the way back, and the way to answer many at once. */
export function ReceivedButtons() {
  const { t } = useTranslation('received');
  const { filters } = useReceivedView();
  const mayAnswer = useMayCall()('submitEmissionData');
  const download = useMutation({ ...downloadReceived, onError: showProblemToast });
  const query = receivedQuery({ ...filters, sort: null, order: null });
  const downloading = {
    id: 'download',
    label: t('file.download'),
    disabled: download.isPending,
    onChoose: () => download.mutate({ ...query, fileName: t('file.name') }),
  };
  if (!mayAnswer) return <PageActions secondary={downloading} />;
  return (
    <PageActions
      primary={{ id: 'answer', label: t('withTemplates'), to: '/products/received-requests/templates' }}
      more={[downloading, { id: 'upload', label: t('file.upload'), to: '/products/received-requests/upload' }]}
    />
  );
}

type Query = OperationInput<'downloadReceived'>['query'];
