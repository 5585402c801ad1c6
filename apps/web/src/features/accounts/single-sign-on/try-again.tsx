import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryMessage } from '../../../ui/entry-page/entry-message.tsx';
import classes from './try-again.module.css';
import { useBeginSignIn } from './use-begin-sign-in.ts';

interface TryAgainProps {
  illustration: ReactNode;
  heading: string;
  text: string;
  /** Where whoever signs in wants to go. */
  redirect: string | undefined;
}

/** A sign-in with the provider that came to nothing: it can be tried again, and there is the other way in. */
export function TryAgain({ illustration, heading, text, redirect }: TryAgainProps) {
  const { t } = useTranslation(['sso', 'common']);
  const { begin, isPending, problem } = useBeginSignIn(redirect);
  return (
    <EntryMessage
      illustration={illustration}
      heading={heading}
      actions={
        <>
          <Button variant="filled" loading={isPending} onClick={begin}>
            {t('common:tryAgain')}
          </Button>
          <Button variant="subtle" renderRoot={(button) => <Link {...button} to="/login" search={{ redirect }} />}>
            {t('withPassword')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <p className={classes.problem} role="alert">
        {problem}
      </p>
    </EntryMessage>
  );
}
