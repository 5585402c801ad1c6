import { Button } from '@mantine/core';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowCheckbox } from '../../../../ui/data-table/row-checkbox.tsx';
import { EmptyTable } from '../../../../ui/empty-table.tsx';
import { FocusedTitle } from '../../../../ui/focused-title.tsx';
import kit from '../../../../ui/kit.module.css';
import classes from '../answer-with-sold-products.module.css';
import type { SoldProductAnswer } from '../answer-with-sold-products.ts';
import { type AnswerChoices, type ChoiceChange, heldBy } from '../plan/answer-choices.ts';
import { sendableOf } from '../plan/answer-parts.ts';
import type { AnswerPlan, CustomerPlan } from '../plan/answer-plan.ts';
import { SkippedList } from '../skipped-list.tsx';
import { CustomerCard } from './customer-card.tsx';

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
  const [viewed, setViewed] = useState<SoldProductAnswer | null>(null);
  const [opened, setOpened] = useState(false);
  const { customers, skipped } = plan;

  function view(answer: SoldProductAnswer | null) {
    if (answer) setViewed(answer);
    setOpened(answer !== null);
    onViewing(answer !== null);
  }

  if (customers.length === 0) {
    return (
      <div className={`${kit.stack16} ${kit.oneColumn}`}>
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
    <div className={`${kit.stack16} ${kit.oneColumn}`}>
      <div>
        <FocusedTitle level={2}>{t('preview.title', { count: customers.length })}</FocusedTitle>
        <p className={`${kit.muted} ${kit.reading} ${kit.above4}`}>{t('preview.lead')}</p>
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

interface ConsentForAllProps {
  customers: readonly CustomerPlan[];
  choices: AnswerChoices;
  onChange: (change: ChoiceChange) => void;
}

/** Ticks the box of each customer, where everybody sees it. */
function ConsentForAll({ customers, choices, onChange }: ConsentForAllProps) {
  const { t } = useTranslation('templateAnswers');
  const id = useId();
  const agreed = customers.filter((customer) => choices.customers.get(customer.id)?.agreed).length;
  const label = t('consent.all', { count: customers.length });
  return (
    <div className={`${kit.line8} ${kit.strong} ${classes.box}`}>
      <RowCheckbox
        id={id}
        label={label}
        checked={agreed === customers.length}
        indeterminate={agreed > 0 && agreed < customers.length}
        onChange={(all) =>
          onChange({
            what: 'customers',
            customerIds: customers.map((customer) => customer.id),
            choice: { agreed: all },
          })
        }
      />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}

interface SendBarProps {
  plan: AnswerPlan;
  choices: AnswerChoices;
  onSend: () => void;
  onCancel: () => void;
}

/** What a press would send, and what it would not, always in sight. */
function SendBar({ plan: { customers }, choices, onSend, onCancel }: SendBarProps) {
  const { t } = useTranslation(['templateAnswers', 'common']);
  const sendable = sendableOf(customers, choices);
  const products = sendable.reduce((sum, { items }) => sum + items.length, 0);
  const agreed = customers.filter(({ id }) => choices.customers.get(id)?.agreed);
  const held = agreed.reduce(
    (sum, { items }) => sum + items.filter((item) => heldBy(item, choices) !== null).length,
    0,
  );
  const customersText: string = t('customers', { count: sendable.length });
  const productsText: string = t('products', { count: products });
  const waiting = customers.length - agreed.length;
  return (
    <div className={`${kit.row8x24} ${kit.between} ${classes.bar}`}>
      <p className={`${kit.row0x16} ${kit.note}`} role="status">
        {waiting > 0 ? <span>{t('bar.waiting', { count: waiting })}</span> : null}
        {held > 0 ? <span>{t('bar.held', { count: held })}</span> : null}
      </p>
      <div className={`${kit.row8} ${classes.barButtons}`}>
        <Button onClick={onCancel}>{t('common:cancel')}</Button>
        <Button variant="filled" disabled={products === 0} onClick={onSend}>
          {products === 0 ? t('bar.send') : t('bar.sendTo', { customers: customersText, products: productsText })}
        </Button>
      </div>
    </div>
  );
}
