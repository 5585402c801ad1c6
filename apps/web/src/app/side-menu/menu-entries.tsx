import { useTranslation } from 'react-i18next';
import { trackButtonClick } from '../../lib/analytics/track-button-click.ts';
import { runtimeConfiguration } from '../../lib/runtime-configuration.ts';
import type { Account } from '../account/account.ts';
import { ColourSchemeSwitch } from '../preferences/colour-scheme-switch.tsx';
import { LanguageSwitch } from '../preferences/language-switch.tsx';
import classes from './menu-entries.module.css';
import { ExternalMenuItem, PageMenuItem } from './menu-item.tsx';
import { WhoAmI } from './who-am-i.tsx';

interface MenuEntriesProps {
  account: Account;
  collapsed?: boolean;
  onNavigate?: () => void;
}

/** What the menu holds, on the side of the screen and in the drawer of a phone alike. */
export function MenuEntries({ account, collapsed = false, onNavigate }: MenuEntriesProps) {
  const { t } = useTranslation('shell');
  const { helpCentre, providerWebsite } = runtimeConfiguration().links;
  const website = t('menu.website');
  const page = { collapsed, onNavigate };
  return (
    <>
      <PageMenuItem to="/" icon="home" label={t('menu.dashboard')} {...page} />
      <PageMenuItem to="/customer/suppliers" icon="suppliers" label={t('menu.suppliers')} {...page} />
      <PageMenuItem to="/products" icon="products" label={t('menu.products')} {...page} />
      <PageMenuItem to="/supplier/calculator" icon="calculator" label={t('menu.calculator')} {...page} />
      <PageMenuItem to="/organisation" icon="organisation" label={t('menu.organisation')} {...page} />
      <div className={classes.foot}>
        {helpCentre ? (
          <ExternalMenuItem href={helpCentre} icon="help" label={t('menu.helpCentre')} collapsed={collapsed} />
        ) : (
          <PageMenuItem to="/help" icon="help" label={t('menu.helpCentre')} {...page} />
        )}
        <PageMenuItem to="/settings" icon="settings" label={t('menu.settings')} {...page} />
        {providerWebsite ? (
          <ExternalMenuItem
            href={providerWebsite}
            icon="external"
            label={website}
            collapsed={collapsed}
            onClick={() => trackButtonClick(website)}
          />
        ) : (
          <PageMenuItem to="/about" icon="info" label={t('guide.about')} {...page} />
        )}
        <PageMenuItem to="/logout" icon="logOut" label={t('menu.logOut')} {...page} />
        <div className={classes.preferences} data-collapsed={collapsed || undefined}>
          <LanguageSwitch compact={collapsed} />
          <ColourSchemeSwitch />
        </div>
        <WhoAmI account={account} collapsed={collapsed} />
      </div>
    </>
  );
}
