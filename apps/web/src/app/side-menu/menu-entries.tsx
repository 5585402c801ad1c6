import { Link, type LinkProps } from '@tanstack/react-router';
import { lazy, type MouseEventHandler, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAfterPaint } from '../../lib/after-paint.ts';
import { runtimeConfiguration } from '../../lib/runtime-configuration.ts';
import { trackButtonClick } from '../../lib/track-button-click.ts';
import kit from '../../ui/kit.module.css';
import { LineIcon, type LineIconName } from '../../ui/line-icon.tsx';
import type { Account } from '../account.ts';
import { ColourSchemeSwitch } from '../colour-scheme-switch.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import classes from './account-menu.module.css';
import { NamedByTooltip } from './named-by-tooltip.tsx';

const OrganisationLogo = lazy(async () => ({
  default: (await import('../../exchange/organisation/organisation-logo.tsx')).OrganisationLogo,
}));

/** No page waits for it. */
const ReviewCount = lazy(async () => ({
  default: (await loadAfterPaint(() => import('./review-count.tsx'))).ReviewCount,
}));

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
      <PageMenuItem to="/customer/reviews" icon="reviews" label={t('menu.reviews')} {...page}>
        <Suspense>
          <ReviewCount />
        </Suspense>
      </PageMenuItem>
      <PageMenuItem to="/customer/suppliers" icon="suppliers" label={t('menu.suppliers')} {...page} />
      <PageMenuItem to="/customer/campaigns" icon="campaigns" label={t('menu.campaigns')} {...page} />
      <PageMenuItem to="/products" icon="products" label={t('menu.products')} {...page} />
      <PageMenuItem to="/supplier/calculator" icon="calculator" label={t('menu.calculator')} {...page} />
      <PageMenuItem to="/organisation" icon="organisation" label={t('menu.organisation')} {...page} />
      <div className={`${kit.column} ${classes.foot}`}>
        {helpCentre ? (
          <ExternalMenuItem href={helpCentre} icon="help" label={t('menu.helpCentre')} collapsed={collapsed} />
        ) : (
          <PageMenuItem to="/help" icon="help" label={t('menu.helpCentre')} {...page} />
        )}
        {account.user.installationAdmin ? (
          <PageMenuItem to="/installation" icon="computer" label={t('menu.installation')} {...page} />
        ) : null}
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
        <div className={`${kit.between} ${classes.preferences}`} data-collapsed={collapsed || undefined}>
          <LanguageSwitch compact={collapsed} />
          <ColourSchemeSwitch />
        </div>
        <WhoAmI account={account} collapsed={collapsed} />
      </div>
    </>
  );
}

function WhoAmI({ account, collapsed }: { account: Account; collapsed: boolean }) {
  const { user, organisation } = account;
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <NamedByTooltip label={`${name}, ${organisation.name}`} needed={collapsed}>
      <div className={classes.me} data-collapsed={collapsed || undefined}>
        <div className={`${kit.small} ${kit.bold} ${classes.avatar}`} aria-hidden="true">
          {initials(user.firstName, user.lastName)}
        </div>
        <div className={`${kit.small} ${classes.words}`}>
          <div className={`${kit.bold} ${classes.name}`} title={collapsed ? undefined : name}>
            {name}
          </div>
          <div className={`${kit.muted} ${classes.organisation}`} title={collapsed ? undefined : organisation.name}>
            {organisation.name}
          </div>
          {organisation.logo && !collapsed ? (
            <Suspense>
              <OrganisationLogo updatedAt={organisation.logo.updatedAt} alt="" />
            </Suspense>
          ) : null}
        </div>
      </div>
    </NamedByTooltip>
  );
}

export function initials(firstName: string, lastName: string): string {
  return [firstName, lastName]
    .map((name) => firstLetter(name.trim()))
    .join('')
    .toUpperCase();
}

/** A letter of ours before another one, or before the end. */
const plainLetter = /^[A-Za-z\u00c0-\u024f](?=[A-Za-z\u00c0-\u024f '.-]|$)/;

/** Intl.Segmenter keeps letters whole that are written with several code points, and takes long to begin with. */
function firstLetter(name: string): string {
  const plain = plainLetter.exec(name);
  if (plain !== null || name === '') return plain?.[0] ?? '';
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return segmenter.segment(name)[Symbol.iterator]().next().value?.segment ?? '';
}

interface MenuItemProps {
  icon: LineIconName;
  label: string;
  /** Only the icon shows; the words come as a tooltip and stay the link's name. */
  collapsed: boolean;
}

interface PageMenuItemProps extends MenuItemProps {
  to: NonNullable<LinkProps['to']>;
  onNavigate?: (() => void) | undefined;
  /** How much waits there. */
  children?: ReactNode;
}

/** Selected when the current path starts with its path; the dashboard only on an exact match. */
function PageMenuItem({ to, icon, label, collapsed, onNavigate, children }: PageMenuItemProps) {
  return (
    <NamedByTooltip label={label} needed={collapsed}>
      <Link
        to={to}
        activeOptions={{ exact: to === '/', includeSearch: false }}
        onClick={onNavigate}
        className={classes.item}
        data-collapsed={collapsed || undefined}
      >
        <LineIcon name={icon} />
        <span className={classes.label}>{label}</span>
        {children}
      </Link>
    </NamedByTooltip>
  );
}

interface ExternalMenuItemProps extends MenuItemProps {
  href: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

function ExternalMenuItem({ href, icon, label, collapsed, onClick }: ExternalMenuItemProps) {
  const { t } = useTranslation('shell');
  return (
    <NamedByTooltip label={label} needed={collapsed}>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onClick}
        className={classes.item}
        data-collapsed={collapsed || undefined}
      >
        <LineIcon name={icon} />
        <span className={classes.label}>
          {label}
          <span className={classes.hint}> ({t('menu.newTab')})</span>
        </span>
      </a>
    </NamedByTooltip>
  );
}
