import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstField, useFocusNext } from '../../../exchange/calculation-rows/use-focus-next.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import type { ScenarioChange } from '../model/change-scenario.ts';
import { type CalculatorRow, isEmptyRow, newRowId } from '../model/scenario.ts';
import { shortFactorName } from '../results/row-words.ts';

interface RemovedRow {
  readonly row: CalculatorRow;
  readonly at: number;
}

interface SectionRowsOptions {
  section: EmissionDataItemType;
  rows: readonly CalculatorRow[];
  change: (change: ScenarioChange) => void;
}

/** Adding, removing and bringing back rows: where the focus goes and what is said. */
export function useSectionRows({ section, rows, change }: SectionRowsOptions) {
  const { t } = useTranslation('calculator');
  const rowName = useRowName();
  const [allRemoved, setRemoved] = useState<readonly RemovedRow[]>([]);
  /** The last one; what was removed before it comes back after it. */
  const last = allRemoved.at(-1);
  const removed = last === undefined ? null : { ...last, name: rowName(section, last.row, last.at + 1) };
  const [spoken, say] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusNext = useFocusNext();
  const focusRow = (id: string) => focusNext(() => firstField(list.current?.querySelector(`[data-row="${id}"]`)));

  function add() {
    const id = newRowId();
    change({ kind: 'add', section, id });
    say(t('added', { name: t(`section.${section}.row`, { position: rows.length + 1 }) }));
    focusRow(id);
  }

  function remove(id: string) {
    const at = rows.findIndex((row) => row.id === id);
    const row = rows[at];
    if (row === undefined) return;
    change({ kind: 'remove', section, id });
    if (!isEmptyRow(section, row)) setRemoved([...allRemoved, { row, at }]);
    say(t('removed', { name: rowName(section, row, at + 1) }));
    focusNext(() => {
      const next = list.current?.querySelectorAll('[data-row]')[at];
      return next?.querySelector<HTMLElement>('[data-remove]') ?? addButton.current;
    });
  }

  function undo() {
    if (removed === null) return;
    change({ kind: 'restore', section, row: removed.row, at: removed.at });
    setRemoved(allRemoved.slice(0, -1));
    say(t('added', { name: removed.name }));
    focusRow(removed.row.id);
  }

  function forget() {
    setRemoved([]);
    focusNext(() => addButton.current);
  }

  // Rows are memoised, so what they are given has to stay the same.
  const newest = useRef(remove);
  useEffect(() => {
    newest.current = remove;
  });
  const removeRow = useCallback((id: string) => startTransition(() => newest.current(id)), []);

  // The press is seen before the rows are drawn; a change of what is typed does not wait for them.
  return {
    list,
    addButton,
    removed,
    spoken,
    say,
    add: () => startTransition(add),
    remove: removeRow,
    undo: () => startTransition(undo),
    forget,
  };
}

/** What a row is called: its factor, or its place while there is none. */
export function useRowName() {
  const { t, i18n } = useTranslation('calculator');
  return (section: EmissionDataItemType, { choice }: CalculatorRow, position: number): string =>
    choice.factor === null
      ? t(`section.${section}.row`, { position })
      : shortFactorName(choice.factor, pageLanguage(i18n));
}
