import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import { ColourSchemeSwitch } from '../colour-scheme-switch.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { Logo } from './logo.tsx';
import classes from './plain-frame.module.css';

export const contentId = 'content';

/** A page without the menu: signing in, and whatever went wrong. */
export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <div className={`${kit.column} ${classes.frame}`}>
      <SkipLink />
      <header className={`${kit.row} ${kit.between} ${classes.header}`}>
        <Logo />
        <div className={classes.preferences}>
          <LanguageSwitch />
          <ColourSchemeSwitch />
        </div>
      </header>
      <main id={contentId} tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </div>
  );
}

export function PublicLayout() {
  return (
    <PlainFrame>
      <Outlet />
    </PlainFrame>
  );
}

export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a
      className="skip-link"
      href={`#${contentId}`}
      onClick={(event) => {
        // The focus is what counts; a hash in the address would only travel along in links and redirects.
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
    >
      {t('skipToContent')}
    </a>
  );
}
