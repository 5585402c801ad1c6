import type { ReactNode } from 'react';
import { ColourSchemeSwitch } from '../preferences/colour-scheme-switch.tsx';
import { LanguageSwitch } from '../preferences/language-switch.tsx';
import { Logo } from './logo.tsx';
import classes from './plain-frame.module.css';
import { contentId, SkipLink } from './skip-link.tsx';

/** A page without the menu: signing in, and whatever went wrong. */
export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <SkipLink />
      <header className={classes.header}>
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
