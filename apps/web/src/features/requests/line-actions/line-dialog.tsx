import { maxProductsAtOnce } from '@pcf/contract/exchange-limits';
import { useTranslation } from 'react-i18next';
import type { PurchasedLine } from '../../../exchange/line-table/line-actions.ts';
import { Notice } from '../../../ui/notice.tsx';

/** One call takes only so many, and half of a choice would be a surprise. */
export function TooMany() {
  const { t } = useTranslation('lineActions');
  return (
    <Notice>
      <p>{t('tooMany', { limit: maxProductsAtOnce })}</p>
    </Notice>
  );
}

/** Every dialog is made anew for the lines it is opened with. */
export interface LineDialogProps {
  lines: readonly PurchasedLine[];
  opened: boolean;
  onClose: () => void;
  /** Something has changed. */
  onDone: () => void;
}
