import { Link, Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { contentId, SkipLink } from './plain-frame.tsx';
import classes from './wide-frame.module.css';
import { WideHeader } from './wide-header.tsx';

/** Public for everybody alike: whether somebody is signed in is not even looked at. */
export function MethodologyLayout() {
  const { t } = useTranslation('shell');
  return (
    <div className={classes.frame}>
      <SkipLink />
      <WideHeader>
        <Link to="/supplier/calculator">{t('menu.calculator')}</Link>
      </WideHeader>
      <main id={contentId} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </div>
  );
}
