import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatClock } from '../../../lib/format/format-clock.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { EmissionFormValues } from '../../emission-form/emission-form-values.ts';
import type { KeptWork } from './kept-work.ts';
import type { KeptOffer } from './use-kept-work.ts';

interface KeptWorkNoticeProps {
  offer: KeptOffer;
  work: KeptWork<EmissionFormValues>;
}

export function KeptWorkNotice({ offer, work }: KeptWorkNoticeProps) {
  const { t, i18n } = useTranslation('emissionEditor');
  return (
    <Notice
      actions={
        <>
          <Button onClick={offer.discard}>{t('kept.discard')}</Button>
          <Button variant="filled" onClick={offer.restore}>
            {t('kept.restore')}
          </Button>
        </>
      }
    >
      <p>{t('kept.text', { time: formatClock(work.at, new Date(), pageLanguage(i18n)) })}</p>
      <p>{t(offer.isOlder ? 'kept.older' : 'kept.hint')}</p>
    </Notice>
  );
}
