import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyTable } from '../../../../ui/empty-table/empty-table.tsx';
import { FocusedTitle } from '../../../../ui/focused-title/focused-title.tsx';
import type { TemplateAnswer } from '../api/answer-with-templates.ts';
import type { AnswerChoices, ChoiceChange } from '../plan/answer-choices.ts';
import type { AnswerPlan } from '../plan/answer-plan.ts';
import { SkippedList } from '../skipped/skipped-list.tsx';
import { ConsentForAll } from './consent-for-all.tsx';
import { CustomerCard } from './customer-card.tsx';
import classes from './preview.module.css';
import { SendBar } from './send-bar.tsx';

const ReceivedDataDialog = lazy(async () => ({
  default: (await import('./received-data-dialog.tsx')).ReceivedDataDialog,
}));

/** With more of them, each card is opened when it is wanted. */
const fewCustomers = 5;

interface PreviewFormProps {
  plan: AnswerPlan;
  choices: AnswerChoices;
  onChange: (change: ChoiceChange) => void;
  onViewing: (viewing: boolean) => void;
  onSend: () => void;
  onCancel: () => void;
}

export function PreviewForm({ plan, choices, onChange, onViewing, onSend, onCancel }: PreviewFormProps) {
  const { t } = useTranslation(['templateAnswers', 'common']);
  const [viewed, setViewed] = useState<TemplateAnswer | null>(null);
  const [opened, setOpened] = useState(false);
  const { customers, skipped } = plan;

  function view(answer: TemplateAnswer | null) {
    if (answer) setViewed(answer);
    setOpened(answer !== null);
    onViewing(answer !== null);
  }

  if (customers.length === 0) {
    return (
      <div className={classes.preview}>
        <EmptyTable
          title={t('preview.nothing')}
          subtitle={t('preview.nothingText')}
          primaryAction={<Button onClick={onCancel}>{t('common:close')}</Button>}
        />
        <SkippedList skipped={skipped} level={2} />
      </div>
    );
  }
  return (
    <div className={classes.preview}>
      <div>
        <FocusedTitle level={2}>{t('preview.title', { count: customers.length })}</FocusedTitle>
        <p className={classes.lead}>{t('preview.lead')}</p>
      </div>
      {customers.length > 1 ? <ConsentForAll customers={customers} choices={choices} onChange={onChange} /> : null}
      {customers.map((customer) => (
        <CustomerCard
          key={customer.id}
          customer={customer}
          choices={choices}
          startsOpen={customers.length <= fewCustomers}
          onChange={onChange}
          onView={view}
        />
      ))}
      <SkippedList skipped={skipped} level={2} />
      <SendBar plan={plan} choices={choices} onSend={onSend} onCancel={onCancel} />
      <Suspense>
        {viewed ? (
          <ReceivedDataDialog
            answer={viewed}
            shareRows={choices.customers.get(viewed.customer.id)?.shareRows ?? false}
            opened={opened}
            onClose={() => view(null)}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
