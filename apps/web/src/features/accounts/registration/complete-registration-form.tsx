import { Button } from '@mantine/core';
import { textLimits } from '@pcf/contract/text-limits';
import type { FeatureState } from '@pcf/contract/vocabulary/feature-state';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EntryPage } from '../../../ui/entry-page/entry-page.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { showFieldProblems } from '../../../ui/form/show-field-problems.ts';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { Registration } from './api/get-registration.ts';
import { CompanyNameField } from './company-name-field.tsx';
import type { FormKind } from './form-kind.ts';
import { InvitationConsent } from './invitation-consent.tsx';
import { nextStep } from './next-step.ts';
import { OrganisationChoice } from './organisation-choice.tsx';
import { PersonFields } from './person-fields.tsx';
import { registrationEndOf } from './registration-end.ts';
import { RegistrationOver } from './registration-over.tsx';
import { initialValues, type RegistrationValues } from './registration-values.ts';
import { useCompleteRegistration } from './use-complete-registration.ts';

interface CompleteRegistrationFormProps {
  kind: FormKind;
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
        {kind === 'choose' ? <OrganisationChoice organisations={registration.organisations} /> : null}
        {step.does === 'register' ? <CompanyNameField /> : null}
        {inviter ? <InvitationConsent inviter={inviter} /> : null}
        <PersonFields />
        {step.does === 'ask' ? (
          <TextField<RegistrationValues>
            name="message"
            label={t('complete.message', { organisation })}
            help={t('complete.messageHelp')}
            multiline
            rules={{ maxLength: textLimits.invitationMessage }}
          />
        ) : null}
        <Button type="submit" variant="filled" loading={pending} fullWidth>
          {submitLabels[step.does]}
        </Button>
      </FormFrame>
    </EntryPage>
  );
}
