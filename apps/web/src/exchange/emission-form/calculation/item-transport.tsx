import { Button } from '@mantine/core';
import type { FactorTree } from '@pcf/catalogue/factor-tree';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFoundProblem } from '../../../ui/form/use-form-field.ts';
import kit from '../../../ui/kit.module.css';
import classes from '../../calculation-rows/calculation-rows.module.css';
import { offeredTransports, RemovedNote, RowLine } from '../../calculation-rows/row-line.tsx';
import { firstField, useFocusNext } from '../../calculation-rows/use-focus-next.ts';
import type { FactorChoice } from '../../factor-field/factor-choice.ts';
import { FactorField } from '../../factor-field/factor-field.tsx';
import { FocusTarget } from '../layout/focus-target.tsx';
import { ItemAmount } from './item-amount.tsx';
import type { ItemRow } from './item-row.ts';
import { rowOfTransport, transportOfRow } from './row-choice.ts';

interface ItemTransportProps {
  /** Of the row in the form. */
  name: string;
  row: ItemRow;
  /** What is carried. */
  title: string;
  tree: FactorTree;
  kgCo2e: string | undefined;
  set: (values: Partial<ItemRow>) => void;
  say: (text: string) => void;
}

const none: Partial<ItemRow> = {
  transportcategory: offeredTransports.fixed,
  transportsubcategory: null,
  transportsubsubcategory: null,
  transportemissionfactor: null,
  distance: null,
};

/** How a material gets to the site: asked only where somebody wants to count it. */
export function ItemTransport({ name, row, title, tree, kgCo2e, set, say }: ItemTransportProps) {
  const { t } = useTranslation('calculator');
  /** Every row begins with the category alone, which tells nothing yet. */
  const [wanted, setWanted] = useState(false);
  const [removed, setRemoved] = useState<Partial<ItemRow> | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext();
  const missing = useFoundProblem(`${name}.transportemissionfactor`);
  const { transportcategory, transportsubcategory, transportsubsubcategory, transportemissionfactor, distance } = row;
  const told = { transportcategory, transportsubcategory, transportsubsubcategory, transportemissionfactor, distance };
  const key = JSON.stringify({ ...told, distance: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what of the row counts
  const choice = useMemo(() => transportOfRow(row, tree), [key, tree]);
  const choose = useCallback((next: FactorChoice) => set(rowOfTransport(next)), [set]);
  const focusHere = () => focusNext(() => firstField(place.current));

  function put(values: Partial<ItemRow>) {
    set(values);
    setWanted(true);
    setRemoved(null);
    focusHere();
  }

  function remove() {
    set(none);
    setWanted(false);
    setRemoved(transportsubcategory || distance != null ? told : null);
    say(t('removed', { name: t('transport.name', { name: title }) }));
    focusHere();
  }

  if (!wanted && !transportsubcategory && distance == null) {
    return (
      <div ref={place} className={`${kit.row8} ${kit.line8}`}>
        <Button className={classes.rowTransportAdd ?? ''} variant="subtle" size="xs" onClick={() => put(none)}>
          {t('transport.add')}
          <span className={kit.visuallyHidden}> ({title})</span>
        </Button>
        {removed ? (
          <RemovedNote
            name={t('transport.name', { name: title })}
            onUndo={() => put(removed)}
            onClose={() => {
              setRemoved(null);
              focusHere();
            }}
          />
        ) : null}
      </div>
    );
  }
  return (
    <div ref={place} className={classes.chosen}>
      <RowLine
        factor={
          <FocusTarget id={`${name}.transportemissionfactor`}>
            <FactorField
              label={t('transport.factor')}
              choice={choice}
              topCategories={offeredTransports}
              missing={missing?.message ?? null}
              onChange={choose}
            />
          </FocusTarget>
        }
        amounts={[
          <ItemAmount
            key="distance"
            rowName={name}
            field="distance"
            size={choice.factor ? 'tall' : 'normal'}
            value={distance}
            onChange={(value) => set({ distance: value })}
          />,
        ]}
        open={choice.factor === null}
        kgCo2e={kgCo2e}
        removeLabel={t('transport.remove', { name: title })}
        onRemove={remove}
      />
    </div>
  );
}
