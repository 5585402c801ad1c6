import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EverybodyLayout } from './everybody-layout.tsx';

const layoutRoute = getRouteApi('/guide');

/** Of the pages about the platform itself, for everybody. */
export function GuideLayout() {
  const { t } = useTranslation('shell');
  const { signedIn } = layoutRoute.useRouteContext();
  return (
    <EverybodyLayout
      signedIn={signedIn}
      pages={
        <>
          <Link to="/help">{t('guide.help')}</Link>
          <Link to="/glossary">{t('guide.glossary')}</Link>
          <Link to="/about">{t('guide.about')}</Link>
          <Link to="/contact">{t('guide.contact')}</Link>
        </>
      }
    />
  );
}
