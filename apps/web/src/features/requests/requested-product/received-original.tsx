import { Button } from '@mantine/core';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RemarkList } from '../../../exchange/remark-list.tsx';
import { downloadFile } from '../../../lib/api/transfer-file.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { showProblemToast } from '../../../lib/toasts/show-toast.tsx';
import kit from '../../../ui/kit.module.css';
import classes from './received-original.module.css';
import type { LineAddress, Submission } from './requested-product-calls.ts';

/** The document as the other platform sent it. */
const downloadReceivedFootprint = (address: LineAddress) =>
  mutationOptions({
    mutationKey: ['downloadReceivedFootprint'],
    mutationFn: async ({ footprintId, version }: { readonly footprintId: string; readonly version: number }) =>
      saveFile(
        `${footprintId}.json`,
        await downloadFile('downloadReceivedFootprint', { params: { ...address, version: String(version) } }),
      ),
  });

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
    <section
      className={`${kit.card} ${kit.stack8} ${classes.original}`}
      data-remarks={count > 0 || undefined}
      aria-labelledby={id}
    >
      <div className={`${kit.bar} ${classes.top}`}>
        <h3 id={id} className={kit.subheading}>
          {count > 0 ? t('remarks', { count }) : t('title')}
        </h3>
        <Button size="xs" loading={download.isPending} onClick={() => download.mutate({ footprintId, version })}>
          {t('download')}
        </Button>
      </div>
      <p className={kit.reading}>{t(count > 0 ? 'text' : 'nothing')}</p>
      {count > 0 ? <RemarkList remarks={remarks} /> : null}
    </section>
  );
}
