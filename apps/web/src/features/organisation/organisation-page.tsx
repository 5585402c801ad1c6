import { textLimits } from '@pcf/contract/text-limits';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { getCurrentUser, getOrganisation, type Organisation } from '../../lib/account.ts';
import { mayCall } from '../../lib/may-call.ts';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import kit from '../../ui/kit.module.css';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from './organisation-page.module.css';
import domainsSectionStyles from './organisation-sections.module.css';
import { PageSection } from './page-section.tsx';
import { SaveButtons } from './save-buttons.tsx';
import { UnsavedForms, useReportUnsaved } from './unsaved-forms.tsx';
import { updateOrganisation, useSaveProblem } from './update-organisation.ts';

const LogoPart = lazy(async () => ({ default: (await import('./logo-part.tsx')).LogoPart }));

const IdentifiersSection = lazy(async () => ({
  default: (await import('./identifiers-section.tsx')).IdentifiersSection,
}));
const TargetSection = lazy(async () => ({ default: (await import('./target-section.tsx')).TargetSection }));
const StatisticsSection = lazy(async () => ({ default: (await import('./statistics-section.tsx')).StatisticsSection }));
const DocumentsSection = lazy(async () => ({ default: (await import('./documents-section.tsx')).DocumentsSection }));

/** Who the company is, what it aims for and what its suppliers do, how it works here, and what it keeps. */
export function OrganisationPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('organisation');
  const { data: organisation } = useSuspenseQuery(getOrganisation);
  const { data: user } = useSuspenseQuery(getCurrentUser);
  const mayChange = mayCall('updateOrganisation', user.accessLevel);
  return (
    <UnsavedForms>
      <PageHeading subtitle={t('subtitle')}>{t('title')}</PageHeading>
      {tabs}
      {mayChange ? null : <p className={`${kit.muted} ${kit.below16}`}>{t('readOnly')}</p>}
      <NameSection organisation={organisation} mayChange={mayChange} />
      <Suspense>
        <IdentifiersSection organisation={organisation} mayChange={mayChange} />
        <DomainsSection domains={organisation.domains} />
        <TargetSection mayChange={mayChange} />
        <StatisticsSection />
        <RemindersSection enabled={organisation.remindersEnabled} mayChange={mayChange} />
        <DocumentsSection />
      </Suspense>
    </UnsavedForms>
  );
}

function DomainsSection({ domains }: { domains: readonly string[] }) {
  const { t } = useTranslation('organisation');
  return (
    <PageSection title={t('domains')} about={t('domainsAbout')}>
      {(headingId) =>
        domains.length > 0 ? (
          <ul className={`${kit.row8} ${domainsSectionStyles.domains}`} aria-labelledby={headingId}>
            {domains.map((domain) => (
              <li key={domain}>{domain}</li>
            ))}
          </ul>
        ) : (
          <p className={kit.flush}>{t('domainsNone')}</p>
        )
      }
    </PageSection>
  );
}

function RemindersSection({ enabled, mayChange }: { enabled: boolean; mayChange: boolean }) {
  const { t } = useTranslation('organisation');
  return (
    <PageSection title={t('reminders')}>
      {() =>
        mayChange ? (
          <RemindersSwitch enabled={enabled} />
        ) : (
          <dl className={classes.facts}>
            <div>
              <dt>{t('remindersSwitch')}</dt>
              <dd>{t(enabled ? 'on' : 'off')}</dd>
              <dd className={classes.why}>{t('remindersHelp')}</dd>
            </div>
          </dl>
        )
      }
    </PageSection>
  );
}

/** Takes effect at once, so that there is nothing to save. */
function RemindersSwitch({ enabled }: { enabled: boolean }) {
  const { t } = useTranslation('organisation');
  const save = useMutation(updateOrganisation(useQueryClient()));
  const problem = useSaveProblem(save.error);
  const id = useId();
  const shown = save.isPending ? (save.variables.remindersEnabled ?? enabled) : enabled;

  async function change(remindersEnabled: boolean) {
    if (save.isPending) return;
    try {
      await save.mutateAsync({ remindersEnabled });
      showSuccessToast(remindersEnabled ? 'organisation:remindersOn' : 'organisation:remindersOff');
    } catch {
      // The problem below or a toast tells it; the switch goes back.
    }
  }

  return (
    <>
      <Switch
        label={t('remindersSwitch')}
        checked={shown}
        describedBy={`${id}help${problem ? ` ${id}problem` : ''}`}
        busy={save.isPending}
        onChange={change}
      />
      <p id={`${id}help`} className={`${kit.muted} ${domainsSectionStyles.help}`}>
        {t('remindersHelp')}
      </p>
      {problem ? (
        <p id={`${id}problem`} className={`${kit.muted} ${domainsSectionStyles.problem}`} role="alert">
          {problem}
        </p>
      ) : null}
    </>
  );
}

function NameSection({ organisation, mayChange }: { organisation: Organisation; mayChange: boolean }) {
  const { t } = useTranslation('organisation');
  return (
    <PageSection title={t('nameAndLogo')}>
      {(headingId) => (
        <>
          {mayChange ? (
            <OrganisationNameForm name={organisation.name} labelledBy={headingId} />
          ) : (
            <dl className={classes.facts}>
              <div>
                <dt>{t('name')}</dt>
                <dd className={classes.name}>{organisation.name}</dd>
              </div>
            </dl>
          )}
          <Suspense>
            <LogoPart organisation={organisation} mayChange={mayChange} />
          </Suspense>
        </>
      )}
    </PageSection>
  );
}

interface Values {
  name: string;
}

function OrganisationNameForm({ name, labelledBy }: { name: string; labelledBy: string }) {
  const { t } = useTranslation('organisation');
  // A colleague's newer name shows up here, unless somebody is typing over it.
  const form = useForm<Values>({ values: { name }, resetOptions: { keepDirtyValues: true } });
  const { isDirty } = form.formState;
  const save = useMutation(updateOrganisation(useQueryClient()));
  const problem = useSaveProblem(save.error);
  useReportUnsaved(isDirty);

  async function submit(values: Values) {
    try {
      const saved = await save.mutateAsync({ name: values.name });
      form.reset({ name: saved.name });
      showSuccessToast('organisation:saved');
    } catch {
      // The problem above the field or a toast tells it; what was typed stays.
    }
  }

  return (
    <FormFrame form={form} labelledBy={labelledBy} problem={problem} onSubmit={submit}>
      <TextField<Values>
        name="name"
        label={t('name')}
        help={t('nameHelp')}
        autoComplete="organization"
        rules={{
          maxLength: textLimits.organisationName,
          required: t('nameRequired'),
          validate: (value) => value.trim() !== '' || t('nameRequired'),
        }}
      />
      <SaveButtons save={t('save')} saving={save.isPending} unsaved={isDirty} onDiscard={() => form.reset({ name })} />
    </FormFrame>
  );
}
