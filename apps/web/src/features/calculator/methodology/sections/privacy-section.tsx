import { useTranslation } from 'react-i18next';
import { MethodSection } from '../method-section.tsx';

export function PrivacySection() {
  const { t } = useTranslation('methodology');
  return (
    <MethodSection id="privacy" title={t('heading.privacy')}>
      <p>{t('privacy.device')}</p>
      <p>{t('privacy.forgotten')}</p>
      <p>{t('privacy.link')}</p>
    </MethodSection>
  );
}
