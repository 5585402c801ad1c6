import type { FactorTree } from '@pcf/catalogue/factor-tree';
import { maxItemRows } from '@pcf/contract/exchange-limits';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data';
import { footprintItemsOf } from '@pcf/domain/emission-data/calculation';
import { sumOf } from '@pcf/domain/footprint/summarise';
import { traceItems } from '@pcf/domain/footprint/trace-item';
import type { DecimalText, TraceRow } from '@pcf/domain/footprint/trace-row';
import { Fragment, memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../../lib/random-id.ts';
import { useFoundProblem } from '../../../ui/form/use-form-field.ts';
import classes from '../../calculation-rows/calculation-rows.module.css';
import { offeredIn, RemovedNote, RowLine } from '../../calculation-rows/row-line.tsx';
import { SectionFrame } from '../../calculation-rows/section-frame.tsx';
import { firstField, useFocusNext } from '../../calculation-rows/use-focus-next.ts';
import type { FactorChoice } from '../../factor-field/factor-choice.ts';
import { FactorField } from '../../factor-field/factor-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import type { FormFieldName } from '../fields/field-name.ts';
import { FocusTarget } from '../layout/focus-target.tsx';
import { ItemAmount } from './item-amount.tsx';
import { amountsOfSection, emptyItemRow, hasTransport, type ItemRow, isEmptyItemRow } from './item-row.ts';
import { ItemTransport } from './item-transport.tsx';
import { choiceOfRow, rowOfChoice } from './row-choice.ts';

const counted = (amount: number | null | undefined) => (Number.isFinite(amount) ? amount : null);

/** Drawn again only when its own row changes. */
const ItemRowFields = memo(function ItemRowFields({ section, index, tree, onRemove, say }: ItemRowFieldsProps) {
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

interface ItemSectionProps {
  section: EmissionDataItemType;
  tree: FactorTree;
}

/** One section of the calculation inside an answer. */
export const ItemSection = memo(function ItemSection({ section, tree }: ItemSectionProps) {
  const { ids, full, removed, list, addButton, spoken, say, add, remove, undo, forget } = useSectionList(section);
  const sum = useSectionSum(section);
  const note = removed && (
    <li>
      <RemovedNote name={removed.name} onUndo={undo} onClose={forget} />
    </li>
  );
  return (
    <SectionFrame
      section={section}
      heading="h4"
      empty={ids.length === 0}
      hasNote={removed !== null}
      full={full}
      sum={sum}
      spoken={spoken}
      listRef={list}
      addRef={addButton}
      onAdd={add}
    >
      {ids.map((id, index) => (
        <Fragment key={id}>
          {removed?.at === index && note}
          <li data-row={id}>
            <ItemRowFields section={section} index={index} tree={tree} onRemove={remove} say={say} />
          </li>
        </Fragment>
      ))}
      {removed && removed.at >= ids.length && note}
    </SectionFrame>
  );
});

/** What a section adds up to; null as long as fewer than two figures stand in it, since one is its own sum. */
function useSectionSum(section: EmissionDataItemType): DecimalText | null {
  const { control } = useFormContext<EmissionFormValues>();
  const rows = useDeferredValue(useWatch({ control, name: `itemData.${section}` })) as readonly ItemRow[] | undefined;
  return useMemo(() => {
    const figures = (rows ?? []).flatMap((row) => traceOfRow(section, row)).filter(({ kgCo2e }) => kgCo2e !== '0');
    return figures.length < 2 ? null : sumOf(figures);
  }, [section, rows]);
}

interface RemovedRow {
  readonly row: ItemRow;
  readonly at: number;
}

/** Adding, removing and bringing back rows of a section: where the focus goes and what is said. */
function useSectionList(section: EmissionDataItemType) {
  const { t } = useTranslation('calculator');
  const itemName = useItemName();
  const { control, getValues } = useFormContext<EmissionFormValues>();
  // Rows have an id of their own, which is kept.
  const { fields, append, insert, remove } = useFieldArray({
    control,
    name: `itemData.${section}` as 'itemData.rawmaterial',
    keyName: 'key',
  });
  const [removed, setRemoved] = useState<RemovedRow | null>(null);
  const [spoken, say] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusNext = useFocusNext();
  const focusRow = (id: string) => focusNext(() => firstField(list.current?.querySelector(`[data-row="${id}"]`)));

  function add() {
    const row = emptyItemRow(section, randomId());
    append(row, { shouldFocus: false });
    say(t('added', { name: t(`section.${section}.row`, { position: fields.length + 1 }) }));
    focusRow(row.id);
  }

  function removeAt(at: number) {
    const row = getValues(`itemData.${section}`)?.[at] as ItemRow | undefined;
    if (row === undefined) return;
    remove(at);
    setRemoved(isEmptyItemRow(row) ? null : { row: structuredClone(row), at });
    say(t('removed', { name: itemName(section, row, at + 1) }));
    focusNext(() => {
      const next = list.current?.querySelectorAll('[data-row]')[at];
      return next?.querySelector<HTMLElement>('[data-remove]') ?? addButton.current;
    });
  }

  function undo() {
    if (removed === null) return;
    insert(removed.at, removed.row, { shouldFocus: false });
    setRemoved(null);
    focusRow(removed.row.id);
  }

  function forget() {
    setRemoved(null);
    focusNext(() => addButton.current);
  }

  // Rows are memoised, so what they are given has to stay the same.
  const newest = useRef(removeAt);
  useEffect(() => {
    newest.current = removeAt;
  });
  const removeRow = useCallback((at: number) => newest.current(at), []);
  return {
    ids: fields.map(({ id }) => id),
    full: fields.length >= maxItemRows,
    removed: removed && { at: removed.at, name: itemName(section, removed.row, removed.at + 1) },
    list,
    addButton,
    spoken,
    say,
    add,
    remove: removeRow,
    undo,
    forget,
  };
}

interface ItemRowFieldsProps {
  section: EmissionDataItemType;
  index: number;
  tree: FactorTree;
  onRemove: (index: number) => void;
  say: (text: string) => void;
}

/** The same object while nothing about the factor changes, whatever is typed beside it. */
function useStableChoice(row: ItemRow | undefined, tree: FactorTree): FactorChoice {
  const key = JSON.stringify([row?.category, row?.subcategory, row?.subsubcategory, row?.emissionfactor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what of the row counts
  return useMemo(() => choiceOfRow(row ?? { id: '' }, tree), [key, tree]);
}

/** One row of the form, told of its own changes only, and the way to change it. */
function useItemRow(section: EmissionDataItemType, index: number) {
  const { control, getValues, setValue } = useFormContext<EmissionFormValues>();
  const name = `itemData.${section}.${index}`;
  const row = useWatch({ control, name: name as FormFieldName }) as ItemRow | undefined;
  const set = useCallback(
    (values: Partial<ItemRow>) => {
      const now = getValues(name as FormFieldName) as object;
      setValue(name as FormFieldName, { ...now, ...values } as never, { shouldDirty: true });
    },
    [getValues, setValue, name],
  );
  return { name, row, set };
}

/** What a row is called: its factor, or its place while there is none. */
function useItemName() {
  const { t } = useTranslation('calculator');
  return (section: EmissionDataItemType, { emissionfactor }: ItemRow, position: number): string =>
    emissionfactor?.kind === 'factor' ? emissionfactor.name : t(`section.${section}.row`, { position });
}

/** What a row comes to: its own step, then how it is carried. What is no number yet counts as nothing. */
export function traceOfRow(section: EmissionDataItemType, row: ItemRow): readonly TraceRow[] {
  const clean = { ...row, weight: counted(row.weight), amount: counted(row.amount), distance: counted(row.distance) };
  return traceItems(footprintItemsOf({ [section]: [clean] } as ItemData));
}
