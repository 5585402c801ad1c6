import { maxSoldProductAnswers } from '@pcf/contract/exchange-limits';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenAnswer } from '../../../../exchange/sold-products.ts';
import { callApi } from '../../../../lib/api/call-api.ts';
import { inChunks } from '../../../../lib/in-chunks.ts';
import { ProgressPanel } from '../../../../ui/file-choice/progress-panel.tsx';
import type { AnsweredWithSoldProducts, AnswersPart } from '../answer-with-sold-products.ts';
import type { AnswerChoices, ChoiceChange } from '../plan/answer-choices.ts';
import { answerParts, sendableOf } from '../plan/answer-parts.ts';
import { planOf } from '../plan/answer-plan.ts';
import { RetryNotice } from '../retry-notice.tsx';
import { PreviewForm } from './preview-form.tsx';

/** What each customer would receive; asked anew each time, since others work on the same lines. */
const foreseeAnswers = (chosen: readonly ChosenAnswer[], onProgress: (done: number) => void) =>
  queryOptions({
    queryKey: ['answerWithTemplates', chosen],
    queryFn: async ({ signal }): Promise<AnsweredWithSoldProducts> => {
      const parts: AnsweredWithSoldProducts[] = [];
      for (const items of inChunks(chosen, maxSoldProductAnswers)) {
        onProgress(parts.length * maxSoldProductAnswers);
        parts.push(await callApi('answerWithTemplates', { body: { items, customers: [], dryRun: true } }, { signal }));
      }
      return {
        answered: parts.flatMap(({ answered }) => answered),
        skipped: parts.flatMap(({ skipped }) => skipped),
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

interface PreviewProps {
  chosen: readonly ChosenAnswer[];
  choices: AnswerChoices;
  onChange: (change: ChoiceChange) => void;
  /** A dialog above the preview was opened or closed. */
  onViewing: (viewing: boolean) => void;
  onSend: (parts: readonly AnswersPart[]) => void;
  onCancel: () => void;
}

/** What each customer would receive, once the server has said it. */
export function Preview({ chosen, choices, onChange, onViewing, onSend, onCancel }: PreviewProps) {
  const { t } = useTranslation('templateAnswers');
  const [done, setDone] = useState(0);
  const query = useQuery(foreseeAnswers(chosen, setDone));
  const plan = useMemo(() => query.data && planOf(query.data), [query.data]);
  if (plan) {
    return (
      <PreviewForm
        plan={plan}
        choices={choices}
        onChange={onChange}
        onViewing={onViewing}
        onSend={() => onSend(answerParts(sendableOf(plan.customers, choices), choices, chosen))}
        onCancel={onCancel}
      />
    );
  }
  if (query.isError) {
    return (
      <RetryNotice
        error={query.error}
        fallback={t('preview.failed')}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <ProgressPanel
      level={2}
      title={t('preview.loading')}
      percent={chosen.length === 0 ? null : (done / chosen.length) * 100}
      note={t('progress', { done, total: chosen.length })}
    />
  );
}
