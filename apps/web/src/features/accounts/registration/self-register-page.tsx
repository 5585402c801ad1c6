import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { dateLocales } from '../../../lib/format/number-format.ts';
import { EntryPage, EntryPanel } from '../../../ui/entry-page/entry-page.tsx';
import { WelcomeIllustration } from '../../../ui/illustrations/welcome-illustration.tsx';
import { AccountForm, type AccountValues } from './account-form.tsx';
import { AccountStep } from './account-step.tsx';
import classes from './inline-links.module.css';

interface SelfRegisterPageProps {
  /** Whose addresses may register; empty where everybody's may. */
  domains: readonly string[];
  onVerified: (registrationToken: string) => void;
}

/** A company that nobody has invited begins here. */
export function SelfRegisterPage({ domains, onVerified }: SelfRegisterPageProps) {
  const { t, i18n } = useTranslation('registration');
  const headingId = useId();
  const form = useForm<AccountValues>({ defaultValues: { email: '', password: '' } });
  const panel = (
    <EntryPanel illustration={<WelcomeIllustration />} title={t('selfRegister.panel.title')}>
      <ul>
        <li>{t('selfRegister.panel.ask')}</li>
        <li>{t('selfRegister.panel.answer')}</li>
        <li>{t('selfRegister.panel.own')}</li>
      </ul>
    </EntryPanel>
  );
  return (
    <AccountStep>
      {({ cameBack, onMailSent }) => (
        <EntryPage
          step={t('step', { number: 1 })}
          heading={t('selfRegister.title')}
          headingId={headingId}
          lead={t('selfRegister.lead')}
          focusHeading={cameBack}
          panel={panel}
        >
          <AccountForm
            form={form}
            labelledBy={headingId}
            emailHelp={
              domains.length > 0
                ? t('selfRegister.domainsHelp', {
                    domains: new Intl.ListFormat(dateLocales[pageLanguage(i18n)], { type: 'disjunction' }).format(
                      domains,
                    ),
                  })
                : t('selfRegister.emailHelp')
            }
            submitLabel={t('selfRegister.submit')}
            onVerified={onVerified}
            onMailSent={onMailSent}
          />
          <p className={classes.below}>
            {t('haveAccount')} <Link to="/login">{t('signIn')}</Link>
          </p>
        </EntryPage>
      )}
    </AccountStep>
  );
}
