import { Button, Group } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showProblemToast } from '../../lib/toasts/show-problem-toast.ts';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import { LoadingSpinner } from '../../ui/loading-spinner/loading-spinner.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { checkFootprints } from './api/check-footprints.ts';
import { downloadFootprints } from './api/download-footprints.ts';
import { AspectForm } from './aspect-form.tsx';
import { CheckedFootprints } from './checked-footprints.tsx';
import type { FootprintSource } from './footprint-source.ts';
import classes from './footprints-panel.module.css';

interface FootprintsPanelProps {
  source: FootprintSource;
  fileName: string;
  onClose: () => void;
}

/** What can be told to other platforms and what cannot, before anything is downloaded. */
export function FootprintsPanel({ source, fileName, onClose }: FootprintsPanelProps) {
  const { t } = useTranslation(['footprintFiles', 'common']);
  const { data: check, error, refetch, isFetching } = useQuery(checkFootprints(source));
  const problem = useProblemText(error);
  const download = useMutation({
    mutationFn: () => downloadFootprints(source, fileName),
    onSuccess: () => showSuccessToast('footprintFiles:downloaded'),
    onError: showProblemToast,
  });
  if (!check) {
    return error ? (
      <Notice
        actions={
          <Button loading={isFetching} onClick={() => refetch()}>
            {t('common:tryAgain')}
          </Button>
        }
      >
        <p role="alert">{problem ?? t('failed')}</p>
      </Notice>
    ) : (
      <p role="status" className={classes.checking}>
        <LoadingSpinner /> {t('checking')}
      </p>
    );
  }
  const possible = check.expressible > 0;
  return (
    <div className={classes.panel}>
      <CheckedFootprints check={check} source={source} onLeave={onClose} />
      <Group gap={8}>
        <Button
          variant="filled"
          disabled={!possible}
          loading={download.isPending}
          data-autofocus={possible || undefined}
          onClick={() => download.mutate()}
        >
          {source.one === null ? t('downloadMany', { count: check.expressible }) : t('downloadOne')}
        </Button>
        <Button onClick={onClose}>{t('common:close')}</Button>
      </Group>
      {source.one !== null && possible ? (
        <AspectForm footprint={{ origin: source.origin, id: source.one }} fileName={fileName} />
      ) : null}
    </div>
  );
}
