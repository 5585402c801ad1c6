import { useTranslation } from 'react-i18next';
import { ShortStep } from '../../../exchange/emission-editor/steps/short-step.tsx';

export function OverviewScreen() {
  const { t } = useTranslation('answer');
  return <ShortStep title={t('short.title')} text={t('short.text')} />;
}
