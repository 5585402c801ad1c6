import { Button } from '@mantine/core';
import { textLimits } from '@pcf/contract/text-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../../lib/api/api-problem.ts';
import { showSuccessToast } from '../../../../lib/toasts/show-toast.tsx';
import { FormFrame } from '../../../../ui/form/form-frame.tsx';
import { showFieldProblems } from '../../../../ui/form/show-field-problems.ts';
import { useProblemText } from '../../../../ui/form/use-problem-text.ts';
import { ModalFrame } from '../../../../ui/modal-frame/modal-frame.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import { createTemplateOfProduct } from '../api/create-template-of-product.ts';
import type { EmissionAnswer } from '../api/get-emission-answer.ts';
import classes from './filled-from.module.css';
import { KeptWords } from './kept-words.tsx';

interface KeepValues {
  name: string;
  internalReference: string;
  description: string;
}

interface KeepDialogProps {
  opened: boolean;
  answer: EmissionAnswer;
  onClose: () => void;
}

const isTaken = (error: unknown) => error instanceof ApiProblem && error.code === 'DUPLICATED_REFERENCE';

/** What was told to one customer, kept for all of them: nothing that this customer wrote, and every word to be seen before. */
export function KeepDialog({ opened, answer, onClose }: KeepDialogProps) {
  const { t } = useTranslation(['answerTemplate', 'common']);
  const exchange = answer.submission?.data.exchange;
  const form = useForm<KeepValues>({
    defaultValues: {
      name: exchange?.supplierProductName ?? '',
      internalReference: exchange?.supplierReference?.slice(0, textLimits.internalReference) ?? '',
      description: exchange?.productDescription ?? '',
    },
  });
  const keep = useMutation(createTemplateOfProduct(useQueryClient(), answer.productId));
  const problem = useProblemText(isTaken(keep.error) ? undefined : keep.error);
  const formId = useId();
  const filled = (message: string) => ({
    required: message,
    validate: (value: unknown) => String(value).trim() !== '' || message,
  });

  async function submit({ name, internalReference, description }: KeepValues) {
    try {
      await keep.mutateAsync({
        name: name.trim(),
        internalReference: internalReference.trim(),
        description: description.trim() || null,
      });
    } catch (error) {
      if (isTaken(error)) form.setError('internalReference', { type: 'taken', message: t('keep.referenceTaken') });
      else showFieldProblems(form, error);
      return;
    }
    onClose();
    showSuccessToast('answerTemplate:keep.done', { name: name.trim() });
  }

  return (
    <ModalFrame
      opened={opened}
      onClose={onClose}
      title={t('keep.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button variant="filled" form={formId} type="submit" loading={keep.isPending}>
            {t('keep.confirm')}
          </Button>
        </>
      }
    >
      <FormFrame form={form} problem={problem} onSubmit={submit} id={formId}>
        <p className={classes.line}>{t('keep.lead')}</p>
        <TextField<KeepValues>
          name="name"
          label={t('keep.name')}
          help={t('keep.nameHelp')}
          takesFocus
          autoComplete="off"
          rules={{ ...filled(t('keep.nameRequired')), maxLength: textLimits.productName }}
        />
        <TextField<KeepValues>
          name="internalReference"
          label={t('keep.reference')}
          help={t('keep.referenceHelp')}
          autoComplete="off"
          rules={{ ...filled(t('keep.referenceRequired')), maxLength: textLimits.internalReference }}
        />
        <TextField<KeepValues>
          name="description"
          label={t('keep.description')}
          multiline
          autoComplete="off"
          rules={{ maxLength: textLimits.productDescription }}
        />
        {answer.submission ? <KeptWords data={answer.submission.data} /> : null}
      </FormFrame>
    </ModalFrame>
  );
}
