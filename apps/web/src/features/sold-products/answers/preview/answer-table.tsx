import { Button, Textarea } from '@mantine/core';
import { textLimits } from '@pcf/contract/text-limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettledValue } from '../../../../exchange/line-filters/use-settled-value.ts';
import { ValueCell } from '../../../../exchange/line-table/line-cells.tsx';
import { ValidityMark } from '../../../../exchange/validity-mark.tsx';
import { noValue } from '../../../../lib/format/number-format.ts';
import { CutText } from '../../../../ui/data-table/cut-text.tsx';
import type { Column } from '../../../../ui/data-table/list-page.ts';
import boxes from '../../../../ui/data-table/row-checkbox.module.css';
import { RowsTable } from '../../../../ui/data-table/rows-table.tsx';
import kit from '../../../../ui/kit.module.css';
import { LineIcon } from '../../../../ui/line-icon.tsx';
import classes from '../answer-with-sold-products.module.css';
import type { SoldProductAnswer } from '../answer-with-sold-products.ts';
import type { AnswerChoices, ChoiceChange, ItemChoice } from '../plan/answer-choices.ts';
import type { CustomerPlan } from '../plan/answer-plan.ts';

const maxShown = 25;

interface AnswerTableProps {
  customer: CustomerPlan;
  choices: AnswerChoices;
  onChange: (change: ChoiceChange) => void;
  onView: (answer: SoldProductAnswer) => void;
}

/** Each answer of a customer: what it says, what is odd about it, and whether it goes out. */
export function AnswerTable({ customer: { name, items }, choices, onChange, onView }: AnswerTableProps) {
  const { t } = useTranslation(['templateAnswers', 'exchange']);
  const [all, setAll] = useState(items.length <= maxShown);
  const shown = all ? items : items.slice(0, maxShown);
  const isTaken = ({ lineId }: SoldProductAnswer) => !choices.items.get(lineId)?.leftOut;
  const columns: Column<SoldProductAnswer>[] = [
    {
      id: 'product',
      header: t('exchange:column.product'),
      cell: (answer) => answer.name,
      below: ({ internalReference }) => <CutText>{internalReference}</CutText>,
      width: 'clamp(136px, 17cqi, 220px)',
    },
    {
      id: 'template',
      header: t('column.template'),
      cell: ({ template: soldProduct }) => (
        <>
          <CutText>{soldProduct.name}</CutText>
          <div className={classes.second}>
            <CutText>{soldProduct.internalReference}</CutText>
          </div>
        </>
      ),
      width: '16%',
      shownFrom: 760,
    },
    {
      id: 'value',
      header: t('exchange:column.value'),
      cell: ({ template: soldProduct }) => <ValueCell line={soldProduct} />,
      align: 'end',
      width: '124px',
      shownFrom: 860,
    },
    {
      id: 'data',
      header: t('column.data'),
      cell: (answer) => <DataCell answer={answer} />,
      width: '196px',
      shownFrom: 960,
    },
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

/** Of when the data are, how long they hold, what comes with them, and which answer they take the place of. */
function DataCell({ answer }: { answer: SoldProductAnswer }) {
  const { t } = useTranslation('templateAnswers');
  const { referenceYear, template: soldProduct, documents, submissionVersion: version } = answer;
  return (
    <div className={`${kit.tabular} ${classes.stack}`}>
      {referenceYear === null ? null : <span>{t('data.year', { year: referenceYear })}</span>}
      <ValidityMark validUntil={soldProduct.validUntil} validity={soldProduct.validity} />
      {documents > 0 ? <span className={classes.second}>{t('data.documents', { count: documents })}</span> : null}
      <span className={classes.second}>
        {version <= 1 ? t('version.first') : t('version.replaces', { version, before: version - 1 })}
      </span>
    </div>
  );
}

interface AnswerRemarksProps {
  answer: SoldProductAnswer;
  choice: ItemChoice;
  onChange: (choice: ItemChoice) => void;
}

/** What is odd about an answer, and what has to be said or decided before it goes out. */
function AnswerRemarks({ answer, choice, onChange }: AnswerRemarksProps) {
  const { t } = useTranslation('templateAnswers');
  const { warnings, needsConfirmation, hasDraft } = answer;
  if (warnings.length === 0 && !needsConfirmation && !hasDraft) return noValue;
  return (
    <div className={`${kit.stack6} ${classes.remarks}`}>
      {warnings.map((warning) => (
        <p key={warning} className={`${kit.tiny} ${classes.warning}`}>
          <LineIcon name="warning" size={14} />
          <span>{t(`warning.${warning}`)}</span>
        </p>
      ))}
      {needsConfirmation ? (
        <Sentence
          product={answer.name}
          value={choice.confirmation ?? ''}
          onChange={(confirmation) => onChange({ confirmation })}
        />
      ) : null}
      {hasDraft ? (
        <label className={`${kit.tiny} ${classes.draft}`}>
          <input
            type="checkbox"
            className={boxes.box}
            checked={choice.replaceDraft ?? false}
            onChange={(event) => onChange({ replaceDraft: event.currentTarget.checked })}
          />
          <span>{t('draft')}</span>
        </label>
      ) : null}
    </div>
  );
}

interface SentenceProps {
  product: string;
  value: string;
  onChange: (sentence: string) => void;
}

function Sentence({ product, value, onChange }: SentenceProps) {
  const { t } = useTranslation('templateAnswers');
  const typed = useSettledValue({ value, onSettle: onChange, read: (text) => text });
  return (
    <Textarea
      size="xs"
      autosize
      minRows={2}
      label={t('sentence.label')}
      aria-label={t('sentence.labelOf', { product })}
      maxLength={textLimits.answerComment}
      value={typed.shown}
      onChange={(event) => typed.change(event.currentTarget.value)}
      onBlur={typed.leave}
    />
  );
}
