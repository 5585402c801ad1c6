import { Button } from '@mantine/core';
import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../lib/api/transfer-file.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { showProblemToast } from '../../../lib/toasts/show-toast.tsx';
import { useMayCall } from '../../../lib/use-may-call.ts';
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
  return (
    <>
      <Button loading={download.isPending} onClick={() => download.mutate({ ...query, fileName: t('file.name') })}>
        {t('file.download')}
      </Button>
      {mayAnswer ? (
        <>
          <Button renderRoot={(button) => <Link {...button} to="/products/received-requests/upload" />}>
            {t('file.upload')}
          </Button>
          <Button
            variant="filled"
            renderRoot={(button) => <Link {...button} to="/products/received-requests/templates" />}
          >
            {t('withTemplates')}
          </Button>
        </>
      ) : null}
    </>
  );
}

type Query = OperationInput<'downloadReceived'>['query'];
