import { TextInput } from '@mantine/core';
import { textLimits } from '@pcf/contract/text-limits';
import { useState } from 'react';
import kit from '../../ui/kit.module.css';
import { CheckList } from './check-list.tsx';
import classes from './partner-choice.module.css';

/** With fewer there is nothing to search. */
const few = 8;

interface NamedChoiceProps {
  label: string;
  /** What the search is for. */
  find: string;
  /** Said while there is nothing to choose from. */
  note: string;
  options: readonly { readonly id: string; readonly name: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Some of a list that is there as a whole, found by a part of their names. */
export function NamedChoice({ label, find, note, options, chosen, onChange }: NamedChoiceProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase();
  const shown = options.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  return (
    <div className={kit.stack8}>
      {options.length > few ? (
        <TextInput
          type="search"
          aria-label={find}
          placeholder={find}
          maxLength={textLimits.searchText}
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      ) : null}
      <div className={classes.list}>
        <CheckList
          label={label}
          options={shown.map(({ id, name }) => ({ value: id, key: id, label: name }))}
          chosen={chosen}
          onChange={(visible) =>
            onChange([...chosen.filter((id) => !shown.some((each) => each.id === id)), ...visible])
          }
        />
      </div>
      <p className={classes.note} role="status">
        {shown.length === 0 ? note : null}
      </p>
    </div>
  );
}
