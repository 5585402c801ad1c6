import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RemarkList } from '../../../../exchange/received-remarks/remark-list.tsx';
import { showProblemToast } from '../../../../lib/toasts/show-problem-toast.ts';
import { downloadReceivedFootprint } from '../api/download-received-footprint.ts';
import type { Submission } from '../api/get-emission-details.ts';
import type { LineAddress } from '../api/get-requested-product.ts';
import classes from './received-original.module.css';

interface ReceivedOriginalProps {
  original: NonNullable<Submission['original']>;
  version: number;
  address: LineAddress;
}

/** That the data came from another platform, what stands out in them, and the document as it came. */
export function ReceivedOriginal({ original: { footprintId, remarks }, version, address }: ReceivedOriginalProps) {
  const { t } = useTranslation('receivedData');
  const id = useId();
  const download = useMutation({ ...downloadReceivedFootprint(address), onError: showProblemToast });
  const count = remarks.length;
  return (
    <section className={classes.original} data-remarks={count > 0 || undefined} aria-labelledby={id}>
      <div className={classes.top}>
        <h3 id={id} className={classes.title}>
          {count > 0 ? t('remarks', { count }) : t('title')}
        </h3>
        <Button size="xs" loading={download.isPending} onClick={() => download.mutate({ footprintId, version })}>
          {t('download')}
        </Button>
      </div>
      <p className={classes.text}>{t(count > 0 ? 'text' : 'nothing')}</p>
      {count > 0 ? <RemarkList remarks={remarks} /> : null}
    </section>
  );
}
