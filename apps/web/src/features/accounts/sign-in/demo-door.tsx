import { Button } from '@mantine/core';
import type { RuntimeConfiguration } from '@pcf/contract/resources/runtime-configuration';
import { languages } from '@pcf/contract/vocabulary/language';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { storeLanguage } from '../../../i18n/stored-language.ts';
import type { Credentials } from './api/login-user.ts';
import classes from './demo-door.module.css';

export type DemoSignIns = NonNullable<RuntimeConfiguration['demoSignIns']>;

interface DemoDoorProps {
  signIns: DemoSignIns;
  /** Somebody is being signed in. */
  busy: boolean;
}

const sides = ['customer', 'supplier'] as const;

/** Signs a visitor in as somebody of the demo. The form is filled in and sent, so that all its rules and refusals hold. */
export function DemoDoor({ signIns, busy }: DemoDoorProps) {
  const { t, i18n } = useTranslation('login');
  const { setValue } = useFormContext<Credentials>();
  const titleId = useId();

  function enter(side: (typeof sides)[number], form: HTMLFormElement | null) {
    // The visitor's language goes along; that of the profile is of somebody who does not exist.
    const spoken = languages.find((language) => language === i18n.resolvedLanguage);
    if (spoken) storeLanguage(spoken);
    setValue('email', signIns[side]);
    setValue('password', signIns.password);
    form?.requestSubmit();
  }

  return (
    <section className={classes.door} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {t('demo.title')}
      </h2>
      <p className={classes.text}>{t('demo.text')}</p>
      <div className={classes.ways}>
        {sides.map((side) => (
          <Button key={side} disabled={busy} onClick={({ currentTarget }) => enter(side, currentTarget.form)}>
            {t(`demo.enterAs.${side}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
