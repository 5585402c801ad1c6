import { mostProductsAtOnce } from '@pcf/contract/exchange-limits';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice/notice.tsx';

/** One call takes only so many, and half of a choice would be a surprise. */
export function TooMany() {
  const { t } = useTranslation('lineActions');
  return (
    <Notice>
      <p>{t('tooMany', { limit: mostProductsAtOnce })}</p>
    </Notice>
  );
}
