import { Button } from '@mantine/core';
import { textLimits } from '@pcf/contract/text-limits';
import type { FeatureState } from '@pcf/contract/vocabulary/organisation';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useId } from 'react';
import { useController, useForm, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { RowCheckbox } from '../../../ui/data-table/row-checkbox.tsx';
import { EntryPage } from '../../../ui/entry-page/entry-page.tsx';
import { showFieldProblems } from '../../../ui/form/field-problems.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import kit from '../../../ui/kit.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import classes from './complete-registration-form.module.css';
import { Notice } from './notice.tsx';
import { nobodyYet, PersonFields, type PersonValues, toPerson } from './person-fields.tsx';
import { type Registration, registerUser } from './registration-calls.ts';
import { type OpenFormKind, registrationEndOf } from './registration-end.ts';
import { RegistrationOver } from './registration-over.tsx';

const MessageField = lazy(async () => ({ default: (await import('./message-field.tsx')).MessageField }));

const otherCompany = 'other';

const requestAccess = operationMutation('requestAccess');

interface CompleteRegistrationFormProps {
  kind: OpenFormKind;
  registration: Registration;
  registrationToken: string;
  onAsked: (organisation: string) => void;
  onRegistered: (claim: FeatureState | null) => void;
}

export function CompleteRegistrationForm(props: CompleteRegistrationFormProps) {
  const { kind, registration, registrationToken, ...results } = props;
  const { t } = useTranslation('registration');
  const headingId = useId();
  const form = useForm<RegistrationValues>({ defaultValues: initialValues(registration) });
  const step = nextStep(kind, registration, useWatch({ control: form.control, name: 'choice' }));
  const { complete, pending, error } = useCompleteRegistration(registrationToken, results);
  const problem = useProblemText(error);
  const end = registrationEndOf(error);
  const organisation = 'organisation' in step ? step.organisation : '';
  const inviter = step.does === 'register' ? registration.invitation?.inviterName : undefined;
  const submitLabels = {
    join: t('join', { organisation }),
    ask: t('complete.ask', { organisation }),
    register: t('complete.register'),
    choose: t('complete.continue'),
  };
  if (end) return <RegistrationOver end={end} />;
  return (
    <EntryPage
      step={t('step', { number: 2 })}
      heading={t(`complete.title.${kind}`, { organisation })}
      headingId={headingId}
      lead={t(`complete.lead.${kind}`)}
      focusHeading
    >
      <FormFrame
        form={form}
        labelledBy={headingId}
        problem={problem}
        onSubmit={(values) => complete(step, values).catch((refused: unknown) => showFieldProblems(form, refused))}
      >
        {kind === 'choose' ? <OrganisationChoice {...registration} /> : null}
        {step.does === 'register' ? <CompanyNameField /> : null}
        {inviter ? <InvitationConsent inviter={inviter} /> : null}
        <PersonFields />
        {step.does === 'ask' ? (
          <Suspense>
            <MessageField organisation={organisation} />
          </Suspense>
        ) : null}
        <Button type="submit" variant="filled" loading={pending} fullWidth>
          {submitLabels[step.does]}
        </Button>
      </FormFrame>
    </EntryPage>
  );
}

/** Organisations of the same mail domain can be asked for access; the own company may still be another one. */
function OrganisationChoice({
  organisations,
  mayRegisterOrganisation,
}: Pick<Registration, 'organisations' | 'mayRegisterOrganisation'>) {
  const { t } = useTranslation('registration');
  const options = [
    ...organisations.map(({ id, name }) => ({ value: id, label: name, help: t('choice.askHelp') })),
    ...(mayRegisterOrganisation
      ? [{ value: otherCompany, label: t('choice.other'), help: t('choice.otherHelp') }]
      : []),
  ];
  return (
    <ChoiceField<RegistrationValues>
      name="choice"
      label={t('choice.legend')}
      options={options}
      rules={{ required: t('choice.required') }}
    />
  );
}

function CompanyNameField() {
  const { t } = useTranslation('registration');
  const missing = t('company.required');
  return (
    <TextField<RegistrationValues>
      name="organisationName"
      label={t('company.name')}
      help={t('company.help')}
      autoComplete="organization"
      rules={{
        required: missing,
        validate: (name) => String(name).trim() !== '' || missing,
        maxLength: textLimits.organisationName,
      }}
    />
  );
}

/** Whom registering connects with. Ticked, since the person came by that company's link; without it nobody is connected. */
function InvitationConsent({ inviter }: { inviter: string }) {
  const { t } = useTranslation('registration');
  const { control } = useFormContext<RegistrationValues>();
  const { field } = useController({ control, name: 'acceptInvitation' });
  const id = useId();
  const label = t('complete.connect', { inviter });
  return (
    <Notice>
      <div className={`${kit.strong} ${classes.choice}`}>
        <RowCheckbox
          id={id}
          label={label}
          describedBy={`${id}-meaning`}
          checked={field.value}
          onChange={field.onChange}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <p id={`${id}-meaning`}>{t('complete.connectMeaning', { inviter })}</p>
    </Notice>
  );
}

interface Results {
  onAsked: (organisation: string) => void;
  onRegistered: (claim: FeatureState | null) => void;
}

/** Sends the second step as what it is: asking for access, or becoming a user. */
function useCompleteRegistration(registrationToken: string, { onAsked, onRegistered }: Results) {
  const { i18n } = useTranslation();
  const ask = useMutation(requestAccess);
  const register = useMutation(registerUser);

  async function complete(
    step: NextStep,
    { message, organisationName, acceptInvitation, ...values }: RegistrationValues,
  ): Promise<void> {
    const person = { registrationToken, language: pageLanguage(i18n), ...toPerson(values) };
    ask.reset();
    register.reset();
    if (step.does === 'ask') {
      await ask.mutateAsync({
        body: { ...person, organisationId: step.organisationId, message: message.trim() || null },
      });
      onAsked(step.organisation);
    } else {
      const named = step.does === 'register' ? { organisationName: organisationName.trim(), acceptInvitation } : {};
      onRegistered(await register.mutateAsync({ ...person, ...named }));
    }
  }

  return { complete, pending: ask.isPending || register.isPending, error: ask.error ?? register.error };
}

/** What sending the form does: joins or asks that organisation, registers a company, or nothing before a choice. */
type NextStep =
  | { does: 'join'; organisation: string }
  | { does: 'ask'; organisation: string; organisationId: string }
  | { does: 'register' }
  | { does: 'choose' };

export function nextStep(kind: OpenFormKind, registration: Registration, choice: string): NextStep {
  const { colleagueInvitation, organisations } = registration;
  if (colleagueInvitation) return { does: 'join', organisation: colleagueInvitation.organisationName };
  if (kind !== 'choose' || choice === otherCompany) return { does: 'register' };
  const asked = organisations.find(({ id }) => id === choice);
  return asked ? { does: 'ask', organisation: asked.name, organisationId: asked.id } : { does: 'choose' };
}

interface RegistrationValues extends PersonValues {
  /** The organisation to ask for access, `otherCompany`, or nothing chosen yet. */
  choice: string;
  organisationName: string;
  message: string;
  /** To connect with the inviter. */
  acceptInvitation: boolean;
}

/** One known organisation is likely the right one; among several, nobody is asked by accident. */
export function initialValues({ organisations, invitation }: Registration): RegistrationValues {
  const [first, ...others] = organisations;
  return {
    ...nobodyYet,
    choice: first && others.length === 0 ? first.id : '',
    organisationName: invitation?.organisationName ?? '',
    message: '',
    acceptInvitation: invitation !== null,
  };
}
