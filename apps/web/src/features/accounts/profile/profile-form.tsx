import { Button, Group } from '@mantine/core';
import { textLimits } from '@pcf/contract/text-limits';
import type { Language } from '@pcf/contract/vocabulary/language';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CurrentUser } from '../../../lib/account/get-current-user.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { showFieldProblems } from '../../../ui/form/show-field-problems.ts';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { LeaveGuard } from '../../../ui/leave-guard/leave-guard.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { updateCurrentUser } from './api/update-current-user.ts';
import { LanguageChoice } from './language-choice.tsx';
import { NameFields } from './name-fields.tsx';
import { type ProfileValues, profileValues } from './profile-values.ts';

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
      const updated = await save.mutateAsync({ ...values, jobTitle: values.jobTitle.trim() || null });
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
      <Group gap={8}>
        <Button type="submit" variant="filled" loading={save.isPending}>
          {t('save')}
        </Button>
        {isDirty && !save.isPending && (
          <Button variant="subtle" onClick={() => form.reset(saved)}>
            {t('discard')}
          </Button>
        )}
      </Group>
      <LeaveGuard unsaved={isDirty} />
    </FormFrame>
  );
}
