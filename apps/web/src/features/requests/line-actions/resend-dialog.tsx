import { Button } from '@mantine/core';
import { maxProductsAtOnce } from '@pcf/contract/exchange-limits';
import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { textLimits } from '@pcf/contract/text-limits';
import { queryOptions, useIsMutating, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PurchasedLine } from '../../../exchange/line-table/line-actions.ts';
import { useAnyExternal } from '../../../exchange/network/external-partners.ts';
import { refreshLines } from '../../../exchange/refresh-lines.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { operationMutation, operationQuery } from '../../../lib/api/operation-options.ts';
import { dayOf, formatMinute } from '../../../lib/format/date-format.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { DayField } from '../../../ui/day-field.tsx';
import { showFieldProblems } from '../../../ui/form/field-problems.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import kit from '../../../ui/kit.module.css';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { Foreseen } from './foreseen.tsx';
import { type LeftOut, leftOutHere, leftOutOf } from './left-out.ts';
import { LeftOutList } from './left-out-list.tsx';
import { type LineDialogProps, TooMany } from './line-dialog.tsx';
import columns from './line-dialogs.module.css';
import { PlanColumns } from './plan-columns.tsx';

const foreseeResending = (items: Body['items']) =>
  queryOptions({
    queryKey: ['resendRequestsPartly', items],
    queryFn: async ({ signal }): Promise<ResendResult> =>
      items.length === 0
        ? { sent: [], skipped: [] }
        : await callApi('resendRequestsPartly', { body: { items, dryRun: true } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

const resendRequestsPartly = operationMutation('resendRequestsPartly');

const getRequestedProduct = (requestReference: string, productId: string) =>
  operationQuery('getRequestedProduct', { params: { requestReference, productId } });

/** Each takes a call of its own. */
const maxAsked = 10;

/** Reminds suppliers of open requests, and asks those anew that are done with theirs. */
export function ResendDialog({ lines, opened, onClose, onDone }: LineDialogProps) {
  const { t } = useTranslation('lineActions');
  const isTooMany = lines.length > maxProductsAtOnce;
  const foreseen = useQuery({ ...foreseeResending(resendItems(lines)), enabled: !isTooMany });
  const isSending = useIsMutating({ mutationKey: ['resendRequestsPartly'] }) > 0;
  return (
    <ModalFrame opened={opened} onClose={() => isSending || onClose()} title={t('resend.title')}>
      {isTooMany ? (
        <TooMany />
      ) : (
        <Foreseen query={foreseen}>
          {(answer) => <ResendForm plan={planResending(answer, lines)} onClose={onClose} onDone={onDone} />}
        </Foreseen>
      )}
    </ModalFrame>
  );
}

interface ResendValues {
  comment: string;
  dueDate: string;
}

interface ResendFormProps {
  plan: ResendPlan;
  onClose: () => void;
  onDone: () => void;
}

function ResendForm({ plan, onClose, onDone }: ResendFormProps) {
  const { t } = useTranslation(['lineActions', 'common']);
  const queryClient = useQueryClient();
  const form = useForm<ResendValues>({ defaultValues: { comment: '', dueDate: '' } });
  const resend = useMutation(resendRequestsPartly);
  const problem = useProblemText(resend.error);
  const { isSubmitting } = form.formState;
  const external = useAnyExternal(plan.supplierIds);

  async function submit({ comment, dueDate }: ResendValues) {
    const words = comment.trim();
    try {
      const { sent } = await resend.mutateAsync({
        body: { items: plan.items, ...(words && { comment: words }), ...(dueDate && { dueDate }) },
      });
      showSuccessToast('lineActions:resend.done', { count: sent.length });
      onDone();
      onClose();
    } catch (error) {
      showFieldProblems(form, error);
    } finally {
      void refreshLines(queryClient);
    }
  }

  return (
    <PlanColumns
      summary={<ResendSummary plan={plan} external={external} />}
      form={
        plan.items.length > 0 ? (
          <FormFrame form={form} problem={problem} onSubmit={submit}>
            <TextAreaField<ResendValues>
              name="comment"
              label={t('resend.comment')}
              help={t(external ? 'elsewhere.resendComment' : 'resend.commentHelp')}
              rules={{ maxLength: textLimits.requestComment }}
            />
            <DayField<ResendValues>
              name="dueDate"
              label={t('resend.dueDate')}
              help={t('resend.dueDateHelp')}
              earliest={dayOf(new Date())}
            />
            <div className={kit.actions}>
              <Button type="submit" variant="filled" loading={isSubmitting}>
                {t('resend.submit', { count: plan.items.length })}
              </Button>
              <Button disabled={isSubmitting} onClick={onClose}>
                {t('common:cancel')}
              </Button>
            </div>
          </FormFrame>
        ) : null
      }
      onClose={onClose}
    />
  );
}

interface ResendSummaryProps {
  plan: ResendPlan;
  /** Whether any of the suppliers is reached on another platform. */
  external: boolean;
}

function ResendSummary({ plan: { items, reminders, anew, leftOut }, external }: ResendSummaryProps) {
  const { t } = useTranslation('lineActions');
  const again = useAllowedAgain(leftOut);
  return (
    <>
      {items.length === 0 ? <p className={columns.lead}>{t('resend.nothing')}</p> : null}
      {reminders > 0 ? (
        <p className={columns.kind}>
          <strong>{t('resend.reminders', { count: reminders })}</strong>{' '}
          {t(external ? 'elsewhere.reminder' : 'resend.reminderMeaning')}
        </p>
      ) : null}
      {anew > 0 ? (
        <p className={columns.kind}>
          <strong>{t('resend.anew', { count: anew })}</strong> {t('resend.anewMeaning')}
        </p>
      ) : null}
      <LeftOutList items={leftOut} isAll={items.length === 0} note={again} />
    </>
  );
}

/** When those that were reminded a short while ago can be reminded again. */
function useAllowedAgain(leftOut: readonly LeftOut[]) {
  const { t, i18n } = useTranslation('lineActions');
  const recent = leftOut
    .flatMap(({ code, line }) =>
      code === 'REMINDED_RECENTLY' && line?.requestReference
        ? [{ lineId: line.lineId, productId: line.productId, requestReference: line.requestReference }]
        : [],
    )
    .slice(0, maxAsked);
  const answers = useQueries({
    queries: recent.map(({ requestReference, productId }) => getRequestedProduct(requestReference, productId)),
  });
  return ({ line }: LeftOut) => {
    const allowedAt = answers[recent.findIndex(({ lineId }) => lineId === line?.lineId)]?.data?.resendAllowedAt;
    return allowedAt ? t('resend.againAt', { moment: formatMinute(allowedAt, pageLanguage(i18n)) }) : null;
  };
}

/** What can be named by its request; the others were never sent. */
export function resendItems(lines: readonly PurchasedLine[]) {
  return lines.flatMap(({ productId, requestReference }) =>
    requestReference === null ? [] : [{ productId, requestReference }],
  );
}

interface ResendPlan {
  readonly items: ReturnType<typeof resendItems>;
  readonly reminders: number;
  readonly anew: number;
  /** Of those that are sent. */
  readonly supplierIds: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

export function planResending(foreseen: ResendResult, lines: readonly PurchasedLine[]): ResendPlan {
  const reminders = foreseen.sent.filter(({ reminder }) => reminder).length;
  const skippedItems = new Set(foreseen.skipped.map((each) => `${each.productId} ${each.requestReference}`));
  const neverSent = lines.filter(({ requestReference }) => requestReference === null);
  return {
    items: resendItems(lines).filter((each) => !skippedItems.has(`${each.productId} ${each.requestReference}`)),
    reminders,
    anew: foreseen.sent.length - reminders,
    supplierIds: foreseen.sent.flatMap(({ supplier }) => supplier?.id ?? []),
    leftOut: [...leftOutOf(foreseen.skipped, lines), ...leftOutHere(neverSent, 'INVALID_TRANSITION')],
  };
}

type ResendResult = OperationOutput<'resendRequestsPartly'>;

type Body = OperationInput<'resendRequestsPartly'>['body'];
