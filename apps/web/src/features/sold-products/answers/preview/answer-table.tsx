import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ValueCell } from '../../../../exchange/line-table/line-cells.tsx';
import type { Column } from '../../../../ui/data-table/column.ts';
import { CutText } from '../../../../ui/data-table/cut-text.tsx';
import { RowsTable } from '../../../../ui/data-table/rows-table.tsx';
import type { TemplateAnswer } from '../api/answer-with-templates.ts';
import type { AnswerChoices, ChoiceChange } from '../plan/answer-choices.ts';
import type { CustomerPlan } from '../plan/answer-plan.ts';
import { DataCell } from './answer-cells.tsx';
import { AnswerRemarks } from './answer-remarks.tsx';
import classes from './answer-table.module.css';

const mostShown = 25;

interface AnswerTableProps {
  customer: CustomerPlan;
  choices: AnswerChoices;
  onChange: (change: ChoiceChange) => void;
  onView: (answer: TemplateAnswer) => void;
}

/** Each answer of a customer: what it says, what is odd about it, and whether it goes out. */
export function AnswerTable({ customer: { name, items }, choices, onChange, onView }: AnswerTableProps) {
  const { t } = useTranslation(['templateAnswers', 'exchange']);
  const [all, setAll] = useState(items.length <= mostShown);
  const shown = all ? items : items.slice(0, mostShown);
  const isTaken = ({ lineId }: TemplateAnswer) => !choices.items.get(lineId)?.leftOut;
  const columns: Column<TemplateAnswer>[] = [
    {
      id: 'product',
      header: t('exchange:column.product'),
      cell: (answer) => answer.name,
      below: ({ internalReference }) => <CutText>{internalReference}</CutText>,
      width: '17%',
    },
    {
      id: 'template',
      header: t('column.template'),
      cell: ({ template }) => (
        <>
          <CutText>{template.name}</CutText>
          <div className={classes.second}>
            <CutText>{template.internalReference}</CutText>
          </div>
        </>
      ),
      width: '16%',
    },
    {
      id: 'value',
      header: t('exchange:column.value'),
      cell: ({ template }) => <ValueCell line={template} />,
      align: 'end',
      width: '124px',
    },
    { id: 'data', header: t('column.data'), cell: (answer) => <DataCell answer={answer} />, width: '196px' },
    {
      id: 'remarks',
      header: t('column.remarks'),
      cell: (answer) => (
        <AnswerRemarks
          answer={answer}
          choice={choices.items.get(answer.lineId) ?? {}}
          onChange={(choice) => onChange({ what: 'items', lineIds: [answer.lineId], choice })}
        />
      ),
    },
  ];
  return (
    <div className={classes.answers}>
      <RowsTable
        caption={t('card.caption', { customer: name })}
        columns={columns}
        rowKey={({ lineId }) => lineId}
        list={{
          data: { data: shown, metadata: { count: items.length } },
          isError: false,
          isFetching: false,
          isPlaceholderData: false,
          refetch: () => undefined,
        }}
        selection={{
          selected: new Set(shown.filter(isTaken).map(({ lineId }) => lineId)),
          onChange: (taken) => {
            for (const leftOut of [true, false]) {
              const lineIds = shown
                .filter((answer) => taken.has(answer.lineId) !== leftOut && isTaken(answer) === leftOut)
                .map(({ lineId }) => lineId);
              if (lineIds.length > 0) onChange({ what: 'items', lineIds, choice: { leftOut } });
            }
          },
          nameOf: ({ name: product, internalReference }) => `${product}, ${internalReference}`,
          actions: null,
        }}
        actions={{
          width: '112px',
          render: (answer) => (
            <Button
              variant="subtle"
              size="xs"
              aria-label={t('view.openOf', { product: answer.name })}
              onClick={() => onView(answer)}
            >
              {t('view.open')}
            </Button>
          ),
        }}
      />
      {all ? null : (
        <div className={classes.more}>
          <Button size="xs" onClick={() => setAll(true)}>
            {t('showAll', { number: items.length })}
          </Button>
        </div>
      )}
    </div>
  );
}
