import { mostItemRows } from '@pcf/contract/exchange-limits';
import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data-item-type';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../../lib/random-id.ts';
import { firstField, useFocusNext } from '../../calculation-rows/use-focus-next.ts';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { emptyItemRow, type ItemRow, isEmptyItemRow } from './item-row.ts';
import { useItemName } from './use-item-name.ts';

interface RemovedRow {
  readonly row: ItemRow;
  readonly at: number;
}

/** Adding, removing and bringing back rows of a section: where the focus goes and what is said. */
export function useSectionList(section: EmissionDataItemType) {
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
    full: fields.length >= mostItemRows,
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
