import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ColourSchemeSwitch } from '../colour-scheme-switch.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { Logo } from './logo.tsx';
import classes from './wide-frame.module.css';

interface WideHeaderProps {
  /** A link to the page that belongs with this one. */
  children: ReactNode;
  /** Where to return to after signing in. */
  returnTo?: string;
}

/** The head of a public page that is more than a form. */
export function WideHeader({ children, returnTo }: WideHeaderProps) {
  const { t } = useTranslation('shell');
  return (
    <header className={classes.header}>
      <Link to="/" className={classes.logo}>
        <Logo />
      </Link>
      <div className={classes.pages}>{children}</div>
      <div className={classes.preferences}>
        <LanguageSwitch />
        <ColourSchemeSwitch />
      </div>
      <Button
        className={classes.signIn ?? ''}
        renderRoot={(button) => <Link {...button} to="/login" search={{ redirect: returnTo }} />}
      >
        {t('signIn')}
      </Button>
    </header>
  );
}
