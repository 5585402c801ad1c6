import { useTranslation } from 'react-i18next';
import { Notice } from '../ui/notice.tsx';

/** To somebody who sees what there is and may not work on it. */
export function ViewOnlyNotice() {
  const { t } = useTranslation();
  return (
    <Notice>
      <p>{t('viewOnly')}</p>
    </Notice>
  );
}
