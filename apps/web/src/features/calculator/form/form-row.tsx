import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data-item-type';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { offeredIn } from '../../../exchange/calculation-rows/offered-in.ts';
import classes from '../../../exchange/calculation-rows/row-fields.module.css';
import { RowLine } from '../../../exchange/calculation-rows/row-line.tsx';
import type { FactorChoice } from '../../../exchange/factor-field/factor-choice.ts';
import { FactorField } from '../../../exchange/factor-field/factor-field.tsx';
import type { ScenarioChange } from '../model/change-scenario.ts';
import { traceOf } from '../model/footprint-of.ts';
import { rowErrors } from '../model/row-errors.ts';
import { amountsOfSection, type CalculatorRow, fixedTopCategories, type RowValues } from '../model/scenario.ts';
import { AmountInput } from './amount-input.tsx';
import { RowTransport } from './row-transport.tsx';
import { useRowName } from './use-row-name.ts';
import { useTouched } from './use-touched.ts';

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
