import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { showFieldProblems } from '../../../ui/form/show-field-problems.ts';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { TemplateFields } from './template-fields.tsx';
import type { TemplateValues } from './template-values.ts';

interface TemplateFormProps {
  values: TemplateValues;
  submitText: string;
  error: unknown;
  onSubmit: (values: TemplateValues) => Promise<void>;
  onCancel: () => void;
  /** What to know before it is saved, above the fields. */
  renderNotice?: (form: UseFormReturn<TemplateValues>) => ReactNode;
}

const isTaken = (error: unknown) => error instanceof ApiProblem && error.code === 'DUPLICATED_REFERENCE';

export function TemplateForm({ values, submitText, error, onSubmit, onCancel, renderNotice }: TemplateFormProps) {
  const { t } = useTranslation(['templates', 'common']);
  const form = useForm<TemplateValues>({ defaultValues: values });
  const { isSubmitting } = form.formState;
  const problem = useProblemText(isTaken(error) ? undefined : error);

  async function submit(typed: TemplateValues) {
    try {
      await onSubmit(typed);
    } catch (refusal) {
      if (isTaken(refusal)) form.setError('internalReference', { type: 'taken', message: t('form.referenceTaken') });
      else showFieldProblems(form, refusal);
    }
  }

  return (
    <FormFrame form={form} problem={problem} onSubmit={submit}>
      {renderNotice?.(form)}
      <TemplateFields />
      <Group gap={8}>
        <Button type="submit" variant="filled" loading={isSubmitting}>
          {submitText}
        </Button>
        <Button disabled={isSubmitting} onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </Group>
    </FormFrame>
  );
}
