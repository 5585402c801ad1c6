import { Button } from '@mantine/core';
import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data';
import { type FocusEvent, memo, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../../exchange/calculation-rows/calculation-rows.module.css';
import { offeredIn, offeredTransports, RemovedNote, RowLine } from '../../../exchange/calculation-rows/row-line.tsx';

import { firstField, useFocusNext } from '../../../exchange/calculation-rows/use-focus-next.ts';
import type { FactorChoice } from '../../../exchange/factor-field/factor-choice.ts';
import { FactorField } from '../../../exchange/factor-field/factor-field.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { exactNumber } from '../../../lib/format/numbers.ts';
import kit from '../../../ui/kit.module.css';
import { LocalNumberInput } from '../../../ui/local-number-input.tsx';
import type { ScenarioChange } from '../model/change-scenario.ts';
import { traceOf } from '../model/footprint-of.ts';
import { type FieldError, maximum, type RowErrors, type RowField, rowErrors } from '../model/row-errors.ts';
import {
  type AmountField,
  amountsOfSection,
  type CalculatorRow,
  fixedTopCategories,
  type RowValues,
  startOfChoice,
} from '../model/scenario.ts';
import { useRowName } from './use-section-rows.ts';

const units: Readonly<Record<AmountField, string>> = { weightKg: 'kg', amountKwh: 'kWh', distanceKm: 'km' };

interface FormRowProps {
  section: EmissionDataItemType;
  row: CalculatorRow;
  /** From 1. */
  position: number;
  change: (change: ScenarioChange) => void;
  onRemove: (id: string) => void;
  say: (text: string) => void;
}

/** Drawn again only when its own row changes. */
export const FormRow = memo(function FormRow({ section, row, position, change, onRemove, say }: FormRowProps) {
  const { t } = useTranslation('calculator');
  const name = useRowName()(section, row, position);
  const { touched, touch, touchOnLeaving } = useTouched();
  const errors = rowErrors(section, row);
  const [own, way] = traceOf(section, row);
  const set = useCallback(
    (values: RowValues) => change({ kind: 'change', section, id: row.id, values }),
    [change, section, row.id],
  );
  const choose = useCallback((choice: FactorChoice) => set({ choice }), [set]);
  return (
    <li data-row={row.id}>
      <fieldset className={classes.fields} aria-label={t(`section.${section}.row`, { position })}>
        <RowLine
          factor={
            <FactorField
              label={t(`section.${section}.factor`)}
              choice={row.choice}
              topCategories={offeredIn[section]}
              missing={touched.has('factor') && errors.factor ? t('errors.required') : null}
              onChange={choose}
            />
          }
          factorEvents={touchOnLeaving('factor')}
          amounts={amountsOfSection[section].map((field) => (
            <AmountInput
              key={field}
              field={field}
              size={row.choice.factor ? 'tall' : 'normal'}
              value={row[field]}
              error={touched.has(field) ? errors[field] : undefined}
              onChange={(value) => set({ [field]: value })}
              onLeave={() => touch(field)}
            />
          ))}
          open={row.choice.factor === null}
          kgCo2e={own?.kgCo2e}
          removeLabel={t('remove', { name })}
          onRemove={() => onRemove(row.id)}
        />
        {fixedTopCategories[section] === null && (
          <RowTransport row={row} name={name} errors={errors} kgCo2e={way?.kgCo2e} set={set} say={say} />
        )}
      </fieldset>
    </li>
  );
});

type Transport = Pick<CalculatorRow, 'transport' | 'distanceKm'>;

interface RowTransportProps {
  row: CalculatorRow;
  /** Of the material that is carried. */
  name: string;
  errors: RowErrors;
  kgCo2e: string | undefined;
  set: (values: RowValues) => void;
  say: (text: string) => void;
}

/** How a material gets to the site: asked only where somebody wants to count it. */
function RowTransport({ row, name, errors, kgCo2e, set, say }: RowTransportProps) {
  const { t } = useTranslation('calculator');
  const { transport, distanceKm } = row;
  const { touched, touch, touchOnLeaving } = useTouched();
  const [removed, setRemoved] = useState<Transport | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext();
  const choose = useCallback((choice: FactorChoice) => set({ transport: choice }), [set]);

  function put(values: Transport) {
    set(values);
    setRemoved(null);
    focusNext(() => firstField(place.current));
  }

  function remove() {
    set({ transport: null, distanceKm: null });
    const isEmpty = transport?.category === null && distanceKm === null;
    setRemoved(isEmpty ? null : { transport, distanceKm });
    say(t('removed', { name: t('transport.name', { name }) }));
    focusNext(() => firstField(place.current));
  }

  return (
    <div ref={place} className={transport === null ? undefined : classes.chosen}>
      {transport === null ? (
        <div className={`${kit.row8} ${kit.line8}`}>
          <Button
            className={classes.rowTransportAdd ?? ''}
            variant="subtle"
            size="xs"
            onClick={() => put({ transport: startOfChoice(offeredTransports.fixed), distanceKm: null })}
          >
            {t('transport.add')}
            <span className={kit.visuallyHidden}> ({name})</span>
          </Button>
          {removed && (
            <RemovedNote
              name={t('transport.name', { name })}
              onUndo={() => put(removed)}
              onClose={() => {
                setRemoved(null);
                focusNext(() => firstField(place.current));
              }}
            />
          )}
        </div>
      ) : (
        <RowLine
          factor={
            <FactorField
              label={t('transport.factor')}
              choice={transport}
              topCategories={offeredTransports}
              missing={touched.has('transportFactor') && errors.transportFactor ? t('errors.required') : null}
              onChange={choose}
            />
          }
          factorEvents={touchOnLeaving('transportFactor')}
          amounts={[
            <AmountInput
              key="distanceKm"
              field="distanceKm"
              size={transport.factor ? 'tall' : 'normal'}
              value={distanceKm}
              error={touched.has('distanceKm') ? errors.distanceKm : undefined}
              onChange={(value) => set({ distanceKm: value })}
              onLeave={() => touch('distanceKm')}
            />,
          ]}
          open={transport.factor === null}
          kgCo2e={kgCo2e}
          removeLabel={t('transport.remove', { name })}
          onRemove={remove}
        />
      )}
    </div>
  );
}

/** Which fields were left once: only of those something is said to be missing. */
function useTouched() {
  const [touched, setTouched] = useState<ReadonlySet<RowField>>(new Set());
  const touch = (field: RowField) => setTouched((known) => (known.has(field) ? known : new Set([...known, field])));
  /** For a field of several controls: left when the focus goes anywhere else. */
  const touchOnLeaving = (field: RowField) => ({
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) touch(field);
    },
  });
  return { touched, touch, touchOnLeaving };
}

interface AmountInputProps {
  field: AmountField;
  /** As high as a chosen factor beside it, or as the search for one. */
  size: 'normal' | 'tall';
  value: number | null;
  error: FieldError | undefined;
  onChange: (value: number | null) => void;
  onLeave: () => void;
}

/** An amount of a row. What is missing or below zero has to be put right; of anything else it is only said how it counts. */
function AmountInput({ field, size, value, error, onChange, onLeave }: AmountInputProps) {
  const { t, i18n } = useTranslation('calculator');
  const language = pageLanguage(i18n);
  return (
    <LocalNumberInput
      size={size}
      labelHidden
      label={t(`amount.${field}`)}
      unit={units[field]}
      value={value}
      error={error === 'min' ? t('errors.min') : error === 'required' ? t('errors.required') : undefined}
      warning={
        error === 'max'
          ? t('errors.max', { limit: exactNumber(maximum, language) })
          : error === 'notANumber'
            ? t('errors.notANumber', { example: exactNumber(1234.5, language) })
            : undefined
      }
      onChange={onChange}
      onBlur={onLeave}
    />
  );
}
