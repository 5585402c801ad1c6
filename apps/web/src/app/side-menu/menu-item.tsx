import { Tooltip } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { MouseEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { LineIcon, type LineIconName } from '../../ui/line-icon/line-icon.tsx';
import classes from './menu-item.module.css';

interface MenuItemProps {
  icon: LineIconName;
  label: string;
  /** Only the icon shows; the words come as a tooltip and stay the link's name. */
  collapsed: boolean;
}

interface PageMenuItemProps extends MenuItemProps {
  to: NonNullable<LinkProps['to']>;
  onNavigate?: (() => void) | undefined;
}

/** Selected when the current path starts with its path; the dashboard only on an exact match. */
export function PageMenuItem({ to, icon, label, collapsed, onNavigate }: PageMenuItemProps) {
  return (
    <Tooltip label={label} position="right" disabled={!collapsed}>
      <Link
        to={to}
        activeOptions={{ exact: to === '/', includeSearch: false }}
        onClick={onNavigate}
        className={classes.item}
        data-collapsed={collapsed || undefined}
      >
        <LineIcon name={icon} />
        <span className={classes.label}>{label}</span>
      </Link>
    </Tooltip>
  );
}

interface ExternalMenuItemProps extends MenuItemProps {
  href: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

export function ExternalMenuItem({ href, icon, label, collapsed, onClick }: ExternalMenuItemProps) {
  const { t } = useTranslation('shell');
  return (
    <Tooltip label={label} position="right" disabled={!collapsed}>
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
    </Tooltip>
  );
}
