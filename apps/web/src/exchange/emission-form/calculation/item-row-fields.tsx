import type { FactorTree } from '@pcf/catalogue/factor-tree';
import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data-item-type';
import { memo, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFoundProblem } from '../../../ui/form/found-problems.ts';
import { offeredIn } from '../../calculation-rows/offered-in.ts';
import classes from '../../calculation-rows/row-fields.module.css';
import { RowLine } from '../../calculation-rows/row-line.tsx';
import type { FactorChoice } from '../../factor-field/factor-choice.ts';
import { FactorField } from '../../factor-field/factor-field.tsx';
import { FocusTarget } from '../layout/focus-target.tsx';
import { ItemAmount } from './item-amount.tsx';
import { amountsOfSection, hasTransport, type ItemRow } from './item-row.ts';
import { ItemTransport } from './item-transport.tsx';
import { choiceOfRow, rowOfChoice } from './row-choice.ts';
import { traceOfRow } from './trace-of-row.ts';
import { useItemName } from './use-item-name.ts';
import { useItemRow } from './use-item-row.ts';

interface ItemRowFieldsProps {
  section: EmissionDataItemType;
  index: number;
  tree: FactorTree;
  onRemove: (index: number) => void;
  say: (text: string) => void;
}

/** Drawn again only when its own row changes. */
export const ItemRowFields = memo(function ItemRowFields({ section, index, tree, onRemove, say }: ItemRowFieldsProps) {
  const { t } = useTranslation('calculator');
  const { name, row, set } = useItemRow(section, index);
  const itemName = useItemName();
  const missing = useFoundProblem(`${name}.emissionfactor`);
  const choice = useStableChoice(row, tree);
  const choose = useCallback((next: FactorChoice) => set(rowOfChoice(next)), [set]);
  if (row === undefined) return null;
  const title = itemName(section, row, index + 1);
  const [own, way] = traceOfRow(section, row);
  return (
    <fieldset className={classes.fields} aria-label={t(`section.${section}.row`, { position: index + 1 })}>
      <RowLine
        factor={
          <FocusTarget id={`${name}.emissionfactor`}>
            <FactorField
              label={t(`section.${section}.factor`)}
              choice={choice}
              topCategories={offeredIn[section]}
              missing={missing?.message ?? null}
              onChange={choose}
            />
          </FocusTarget>
        }
        amounts={amountsOfSection[section].map((field) => (
          <ItemAmount
            key={field}
            rowName={name}
            field={field}
            size={choice.factor ? 'tall' : 'normal'}
            value={row[field]}
            onChange={(value) => set({ [field]: value })}
          />
        ))}
        open={choice.factor === null}
        kgCo2e={own?.kgCo2e}
        removeLabel={t('remove', { name: title })}
        onRemove={() => onRemove(index)}
      />
      {hasTransport(section) ? (
        <ItemTransport name={name} row={row} title={title} tree={tree} kgCo2e={way?.kgCo2e} set={set} say={say} />
      ) : null}
    </fieldset>
  );
});

/** The same object while nothing about the factor changes, whatever is typed beside it. */
function useStableChoice(row: ItemRow | undefined, tree: FactorTree): FactorChoice {
  const key = JSON.stringify([row?.category, row?.subcategory, row?.subsubcategory, row?.emissionfactor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what of the row counts
  return useMemo(() => choiceOfRow(row ?? { id: '' }, tree), [key, tree]);
}
