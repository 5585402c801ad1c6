import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { showProblemToast } from '../../../lib/toasts/show-problem-toast.ts';
import { downloadReceived } from './api/download-received.ts';
import { receivedQuery, useReceivedView } from './use-received-view.ts';

/** The list as a file to fill in and the way back, and the way to answer many at once. */
export function ReceivedButtons() {
  const { t } = useTranslation('received');
  const { filters } = useReceivedView();
  const download = useMutation({ ...downloadReceived, onError: showProblemToast });
  const query = receivedQuery({ ...filters, sort: null, order: null });
  return (
    <>
      <Button loading={download.isPending} onClick={() => download.mutate({ ...query, fileName: t('file.name') })}>
        {t('file.download')}
      </Button>
      <Button renderRoot={(button) => <Link {...button} to="/products/received-requests/upload" />}>
        {t('file.upload')}
      </Button>
      <Button renderRoot={(button) => <Link {...button} to="/products/received-requests/templates" />}>
        {t('withTemplates')}
      </Button>
    </>
  );
}
