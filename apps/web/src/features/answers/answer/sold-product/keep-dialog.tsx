import { Button } from '@mantine/core';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { textLimits } from '@pcf/contract/text-limits';
import { leavesOf } from '@pcf/domain/emission-data/differences';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import factClasses from '../../../../exchange/emission-data-view/facts.module.css';
import { fieldFormats } from '../../../../exchange/emission-data-view/field-formats.ts';
import { fieldOfPath } from '../../../../exchange/emission-data-view/field-of-path.ts';
import { useFieldWords } from '../../../../exchange/emission-data-view/use-field-words.ts';
import { refreshSoldProducts } from '../../../../exchange/sold-products.ts';
import { ApiProblem } from '../../../../lib/api/api-errors.ts';
import { operationMutation } from '../../../../lib/api/operation-options.ts';
import { showSuccessToast } from '../../../../lib/toasts/show-toast.tsx';
import { showFieldProblems } from '../../../../ui/form/field-problems.ts';
import { FormFrame } from '../../../../ui/form/form-frame.tsx';
import { useProblemText } from '../../../../ui/form/use-problem-text.ts';
import kit from '../../../../ui/kit.module.css';
import { ModalFrame } from '../../../../ui/modal-frame.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import classes from '../answer.module.css';
import type { EmissionAnswer } from '../answer-calls.ts';

const createSoldProductOfProduct = (queryClient: QueryClient) =>
  operationMutation('createTemplateOfProduct', {
    // The answer says where it came from once that is read anew.
    onSuccess: () => refreshSoldProducts(queryClient),
  });

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
  const keep = useMutation(createSoldProductOfProduct(useQueryClient()));
  const problem = useProblemText(isTaken(keep.error) ? undefined : keep.error);
  const formId = useId();
  const filled = (message: string) => ({
    required: message,
    validate: (value: unknown) => String(value).trim() !== '' || message,
  });

  async function submit({ name, internalReference, description }: KeepValues) {
    try {
      await keep.mutateAsync({
        params: { productId: answer.productId },
        body: {
          name: name.trim(),
          internalReference: internalReference.trim(),
          description: description.trim() || null,
        },
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
        <p className={`${kit.note} ${kit.breakable}`}>{t('keep.lead')}</p>
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
        <TextAreaField<KeepValues>
          name="description"
          label={t('keep.description')}
          autoComplete="off"
          rules={{ maxLength: textLimits.productDescription }}
        />
        {answer.submission ? <KeptWords data={answer.submission.data} /> : null}
      </FormFrame>
    </ModalFrame>
  );
}

/** Everything in an answer that somebody wrote, but for the comment, which is not kept. */
function KeptWords({ data }: { data: EmissionData }) {
  const { t } = useTranslation('answerTemplate');
  const { label, text } = useFieldWords();
  const { comment: _, ...kept } = data;
  const words = [...leavesOf(kept)].flatMap(([path, value]) => {
    const field = fieldOfPath(path)?.field;
    return field && fieldFormats[field] === 'text' ? [{ path, field, value }] : [];
  });
  if (words.length === 0) return null;
  return (
    <section className={classes.words} aria-label={t('keep.words')}>
      <h3 className={`${kit.bold} ${classes.keptWordsTitle}`}>{t('keep.words')}</h3>
      <p className={`${kit.note} ${kit.above4} ${kit.below12}`}>{t('keep.wordsLead')}</p>
      <dl className={factClasses.facts}>
        {words.map(({ path, field, value }) => (
          <div key={path} data-wide>
            <dt>{label(field)}</dt>
            <dd>{text(field, value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
