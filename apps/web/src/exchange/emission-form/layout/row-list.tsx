import { Button, CloseButton } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFoundProblem } from '../../../ui/form/use-form-field.ts';
import kit from '../../../ui/kit.module.css';
import { firstField, useFocusNext } from '../../calculation-rows/use-focus-next.ts';
import classes from './row-list.module.css';

interface RowListProps {
  /** Of the list in the form; a summary of errors leads from it to the way to add a row. */
  name: string;
  keys: readonly string[];
  rowName: (position: number) => string;
  addLabel: string;
  /** What stands there while there is no row. */
  empty?: string;
  most: number;
  onAdd: () => void;
  onRemove: (index: number) => void;
  row: (index: number) => ReactNode;
}

/** Rows of fields that can be added and removed; the focus goes where the hand is. */
export function RowList({ name, keys, rowName, addLabel, empty, most, onAdd, onRemove, row }: RowListProps) {
  const { t } = useTranslation('emissionData');
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [spoken, setSpoken] = useState('');
  const focusNext = useFocusNext();
  const problem = useFoundProblem(name);

  function add() {
    onAdd();
    focusNext(() => firstField(list.current?.lastElementChild));
  }

  function remove(index: number) {
    onRemove(index);
    setSpoken(t('row.removed', { name: rowName(index + 1) }));
    focusNext(() => list.current?.querySelectorAll<HTMLElement>('[data-remove]')[index] ?? addButton.current);
  }

  return (
    <div className={`${kit.stack12} ${classes.box}`}>
      <ul ref={list} className={`${kit.stack12} ${classes.list}`} hidden={keys.length === 0}>
        {keys.map((key, index) => (
          <li key={key}>
            <fieldset className={`${kit.card} ${kit.stack8} ${classes.row}`} aria-label={rowName(index + 1)}>
              <div className={classes.fields}>{row(index)}</div>
              <CloseButton
                className={classes.remove ?? ''}
                aria-label={t('row.remove', { name: rowName(index + 1) })}
                data-remove
                onClick={() => remove(index)}
              />
            </fieldset>
          </li>
        ))}
      </ul>
      {keys.length === 0 && empty ? <p className={kit.note}>{empty}</p> : null}
      {keys.length < most ? (
        <Button
          ref={addButton}
          id={name}
          className={classes.add ?? ''}
          onClick={add}
          aria-describedby={problem && `${name}.message`}
        >
          {addLabel}
        </Button>
      ) : null}
      {problem ? (
        <p id={`${name}.message`} className={`${kit.danger} ${kit.small}`}>
          {problem.message}
        </p>
      ) : null}
      <span className={kit.visuallyHidden} role="status">
        {spoken}
      </span>
    </div>
  );
}
