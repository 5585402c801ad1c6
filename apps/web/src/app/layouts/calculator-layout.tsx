import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import { EverybodyLayout } from './everybody-layout.tsx';

const layoutRoute = getRouteApi('/calculator');

export function CalculatorLayout() {
  const { t } = useTranslation('shell');
  const { signedIn } = layoutRoute.useRouteContext();
  return (
    <EverybodyLayout
      signedIn={signedIn}
      returnTo="/supplier/calculator"
      pages={
        // Nobody has to leave what is entered here in order to read it.
        <Link to="/calculation-methodology" target="_blank" rel="noopener">
          {t('methodology')}
          <span className={kit.visuallyHidden}> ({t('menu.newTab')})</span>
        </Link>
      }
    />
  );
}
