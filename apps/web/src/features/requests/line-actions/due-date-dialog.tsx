import { Button } from '@mantine/core';
import { maxProductsAtOnce } from '@pcf/contract/exchange-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { refreshLines } from '../../../exchange/refresh-lines.ts';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { dayOf } from '../../../lib/format/date-format.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { DayField } from '../../../ui/day-field.tsx';
import { showFieldProblems } from '../../../ui/form/field-problems.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import kit from '../../../ui/kit.module.css';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { leftOutHere } from './left-out.ts';
import { LeftOutList } from './left-out-list.tsx';
import { type LineDialogProps, TooMany } from './line-dialog.tsx';
import { resendItems } from './resend-dialog.tsx';

const changeDueDate = operationMutation('changeDueDate');

interface DueDateValues {
  dueDate: string;
}

/** Another day to answer by, or none, for what waits for its supplier; nobody is reminded. */
export function DueDateDialog({ lines, opened, onClose, onDone }: LineDialogProps) {
  const { t } = useTranslation(['lineActions', 'common']);
  const queryClient = useQueryClient();
  const awaited = lines.filter(({ featureFlags }) => featureFlags.changeDueDate === 'ENABLED');
  const days = new Set(awaited.map(({ dueDate }) => dueDate));
  const [only = null] = days.size === 1 ? days : [];
  const form = useForm<DueDateValues>({ defaultValues: { dueDate: only ?? '' } });
  const change = useMutation(changeDueDate);
  const problem = useProblemText(change.error);
  const formId = useId();
  const isTooMany = lines.length > maxProductsAtOnce;
  const count = isTooMany ? 0 : awaited.length;

  async function submit({ dueDate }: DueDateValues) {
    try {
      await change.mutateAsync({ body: { items: resendItems(awaited), dueDate: dueDate || null } });
      showSuccessToast('lineActions:dueDate.done', { count });
      onDone();
      onClose();
    } catch (error) {
      showFieldProblems(form, error);
    } finally {
      void refreshLines(queryClient);
    }
  }

  return (
    <ModalFrame
      opened={opened}
      onClose={() => change.isPending || onClose()}
      title={t('dueDate.title')}
      footer={
        <>
          <Button disabled={change.isPending} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          {count > 0 ? (
            <Button variant="filled" form={formId} type="submit" loading={change.isPending}>
              {t('dueDate.submit', { count })}
            </Button>
          ) : null}
        </>
      }
    >
      {isTooMany ? <TooMany /> : null}
      {count > 0 ? (
        <FormFrame form={form} problem={problem} onSubmit={submit} id={formId}>
          <p className={kit.reading}>
            {t('dueDate.lead')} {awaited.some(({ expectedDate }) => expectedDate !== null) ? t('dueDate.stands') : null}
          </p>
          <DayField<DueDateValues>
            name="dueDate"
            label={t('dueDate.date')}
            help={t('dueDate.dateHelp')}
            earliest={dayOf(new Date())}
          />
        </FormFrame>
      ) : null}
      {isTooMany ? null : (
        <>
          {count === 0 ? <p>{t('dueDate.nothing')}</p> : null}
          <LeftOutList
            items={leftOutHere(
              lines.filter((line) => !awaited.includes(line)),
              'INVALID_TRANSITION',
            )}
            isAll={count === 0}
          />
        </>
      )}
    </ModalFrame>
  );
}
