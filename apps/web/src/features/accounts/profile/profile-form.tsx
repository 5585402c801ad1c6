import { Button } from '@mantine/core';
import { textLimits } from '@pcf/contract/text-limits';
import { type Language, languages } from '@pcf/contract/vocabulary/language';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type CurrentUser, getCurrentUser } from '../../../lib/account.ts';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { showFieldProblems } from '../../../ui/form/field-problems.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import kit from '../../../ui/kit.module.css';
import { LeaveGuard } from '../../../ui/leave-guard/leave-guard.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import classes from './profile.module.css';

const updateCurrentUser = (queryClient: QueryClient) =>
  operationMutation('updateCurrentUser', {
    onSuccess: (user) => queryClient.setQueryData(getCurrentUser.queryKey, user),
  });

interface ProfileFormProps {
  user: CurrentUser;
  languageNames: Readonly<Record<Language, string>>;
  labelledBy: string;
}

export function ProfileForm({ user, languageNames, labelledBy }: ProfileFormProps) {
  const { t } = useTranslation('profile');
  const saved = profileValues(user);
  // What was changed in another browser shows up here, unless somebody is typing over it.
  const form = useForm<ProfileValues>({ values: saved, resetOptions: { keepDirtyValues: true } });
  const { isDirty } = form.formState;
  const save = useMutation(updateCurrentUser(useQueryClient()));
  const problem = useProblemText(save.error);

  async function submit(values: ProfileValues) {
    try {
      const updated = await save.mutateAsync({ body: { ...values, jobTitle: values.jobTitle.trim() || null } });
      form.reset(profileValues(updated));
      showSuccessToast('profile:saved');
    } catch (error) {
      showFieldProblems(form, error);
    }
  }

  return (
    <FormFrame form={form} labelledBy={labelledBy} problem={problem} onSubmit={submit}>
      <NameFields />
      <TextField<ProfileValues>
        name="jobTitle"
        label={t('jobTitle')}
        help={t('jobTitleHelp')}
        autoComplete="organization-title"
        rules={{ maxLength: textLimits.jobTitle }}
      />
      <LanguageChoice languageNames={languageNames} />
      <div className={kit.actions}>
        <Button type="submit" variant="filled" loading={save.isPending}>
          {t('save')}
        </Button>
        {isDirty && !save.isPending && (
          <Button variant="subtle" onClick={() => form.reset(saved)}>
            {t('discard')}
          </Button>
        )}
      </div>
      <LeaveGuard unsaved={isDirty} />
    </FormFrame>
  );
}

function LanguageChoice({ languageNames }: { languageNames: Readonly<Record<Language, string>> }) {
  const { t } = useTranslation('profile');
  const options = languages.map((language) => ({ value: language, label: languageNames[language], lang: language }));
  return (
    <ChoiceField<ProfileValues> name="language" label={t('language')} help={t('languageHelp')} options={options} />
  );
}

function NameFields() {
  const { t } = useTranslation('profile');
  const rules = (missing: string) => ({
    maxLength: textLimits.personName,
    required: missing,
    validate: (value: string) => value.trim() !== '' || missing,
  });
  return (
    <div className={classes.names}>
      <TextField<ProfileValues>
        name="firstName"
        label={t('firstName')}
        autoComplete="given-name"
        rules={rules(t('firstNameRequired'))}
      />
      <TextField<ProfileValues>
        name="lastName"
        label={t('lastName')}
        autoComplete="family-name"
        rules={rules(t('lastNameRequired'))}
      />
    </div>
  );
}

/** What the form holds: a text field has no null. */
interface ProfileValues {
  firstName: string;
  lastName: string;
  jobTitle: string;
  language: Language;
}

function profileValues({ firstName, lastName, jobTitle, language }: CurrentUser): ProfileValues {
  return { firstName, lastName, jobTitle: jobTitle ?? '', language };
}
