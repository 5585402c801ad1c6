import { Button, VisuallyHidden } from '@mantine/core';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offeredTransports } from '../../../exchange/calculation-rows/offered-in.ts';
import { RemovedNote } from '../../../exchange/calculation-rows/removed-note.tsx';
import { RowLine } from '../../../exchange/calculation-rows/row-line.tsx';
import classes from '../../../exchange/calculation-rows/row-transport.module.css';
import { firstField, useFocusNext } from '../../../exchange/calculation-rows/use-focus-next.ts';
import type { FactorChoice } from '../../../exchange/factor-field/factor-choice.ts';
import { FactorField } from '../../../exchange/factor-field/factor-field.tsx';
import type { RowErrors } from '../model/row-errors.ts';
import { type CalculatorRow, type RowValues, startOfChoice } from '../model/scenario.ts';
import { AmountInput } from './amount-input.tsx';
import { useTouched } from './use-touched.ts';

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
export function RowTransport({ row, name, errors, kgCo2e, set, say }: RowTransportProps) {
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
        <div className={classes.none}>
          <Button
            className={classes.add ?? ''}
            variant="subtle"
            size="xs"
            onClick={() => put({ transport: startOfChoice(offeredTransports.fixed), distanceKm: null })}
          >
            {t('transport.add')}
            <VisuallyHidden> ({name})</VisuallyHidden>
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
