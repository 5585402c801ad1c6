import { Button } from '@mantine/core';
import { textLimits } from '@pcf/contract/text-limits';
import type { ReactNode } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { UnitField } from '../../../exchange/unit-field.tsx';
import { ApiProblem } from '../../../lib/api/api-errors.ts';
import { showFieldProblems } from '../../../ui/form/field-problems.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import kit from '../../../ui/kit.module.css';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SoldProductValues } from './form-values.ts';

interface SoldProductFormProps {
  values: SoldProductValues;
  submitText: string;
  error: unknown;
  onSubmit: (values: SoldProductValues) => Promise<void>;
  onCancel: () => void;
  /** What to know before it is saved, above the fields. */
  renderNotice?: (form: UseFormReturn<SoldProductValues>) => ReactNode;
}

const isTaken = (error: unknown) => error instanceof ApiProblem && error.code === 'DUPLICATED_REFERENCE';

export function SoldProductForm({ values, submitText, error, onSubmit, onCancel, renderNotice }: SoldProductFormProps) {
  const { t } = useTranslation(['templates', 'common']);
  const form = useForm<SoldProductValues>({ defaultValues: values });
  const { isSubmitting } = form.formState;
  const problem = useProblemText(isTaken(error) ? undefined : error);

  async function submit(typed: SoldProductValues) {
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
      <SoldProductFields />
      <div className={kit.actions}>
        <Button type="submit" variant="filled" loading={isSubmitting}>
          {submitText}
        </Button>
        <Button disabled={isSubmitting} onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </FormFrame>
  );
}

function SoldProductFields() {
  const { t } = useTranslation('templates');
  const filled = (message: string) => ({
    required: message,
    validate: (value: unknown) => String(value).trim() !== '' || message,
  });
  return (
    <>
      <TextField<SoldProductValues>
        name="name"
        label={t('form.name')}
        takesFocus
        autoComplete="off"
        rules={{ ...filled(t('form.nameRequired')), maxLength: textLimits.productName }}
      />
      <TextField<SoldProductValues>
        name="internalReference"
        label={t('form.reference')}
        help={t('form.referenceHelp')}
        autoComplete="off"
        rules={{ ...filled(t('form.referenceRequired')), maxLength: textLimits.internalReference }}
      />
      <TextAreaField<SoldProductValues>
        name="description"
        label={t('form.description')}
        help={t('form.descriptionHelp')}
        rules={{ maxLength: textLimits.productDescription }}
      />
      <UnitField<SoldProductValues> name="unit" label={t('form.unit')} help={t('form.unitHelp')} />
    </>
  );
}
