import { TextInput } from '@mantine/core';
import { textLimits } from '@pcf/contract/text-limits';
import { LineIcon } from '../../ui/line-icon.tsx';
import styles from './line-filters.module.css';
import { useSettledValue } from './use-settled-value.ts';

interface SearchInputProps {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
}

export function SearchInput({ label, placeholder, value, onSearch }: SearchInputProps) {
  const typed = useSettledValue({ value, onSettle: onSearch, read: (text) => text.trim() });
  return (
    <TextInput
      type="search"
      className={styles.search ?? ''}
      aria-label={label}
      leftSection={<LineIcon name="search" size={16} />}
      placeholder={placeholder}
      maxLength={textLimits.searchText}
      autoComplete="off"
      value={typed.shown}
      onChange={(event) => typed.change(event.currentTarget.value)}
      onBlur={typed.leave}
    />
  );
}
