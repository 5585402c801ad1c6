import { useTranslation } from 'react-i18next';
import { MethodSection } from '../method-section.tsx';

export function UnknownSection() {
  const { t } = useTranslation('methodology');
  return (
    <MethodSection id="unknown" title={t('heading.unknown')}>
      <p>{t('unknown.proxy')}</p>
      <p>{t('unknown.median')}</p>
      <p>{t('unknown.rough')}</p>
    </MethodSection>
  );
}
