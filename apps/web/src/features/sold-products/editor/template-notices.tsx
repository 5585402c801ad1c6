import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice/notice.tsx';
import { useEditedTemplate } from './edited-template.ts';

/** What becomes of what is typed here. */
export function TemplateNotices() {
  const { t } = useTranslation('templateEditor');
  const { dataVersion, data, draft } = useEditedTemplate();
  const isVerified = data?.verificationData?.verified === true;
  return (
    <Notice>
      <p>{t(dataVersion === 0 ? 'notice.first' : 'notice.next', { version: dataVersion + 1 })}</p>
      {isVerified && !draft ? <p>{t('notice.verified', { version: dataVersion })}</p> : null}
    </Notice>
  );
}
