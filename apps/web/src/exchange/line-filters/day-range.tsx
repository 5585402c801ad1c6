import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Range } from '../../lib/filters/codecs.ts';
import { type CalendarDay, startOfDay } from '../../lib/format/date-format.ts';
import styles from './range.module.css';
import { useSettledValue } from './use-settled-value.ts';

interface DayRangeProps {
  label: string;
  value: Range<CalendarDay>;
  onChange: (value: Range<CalendarDay>) => void;
}

export function DayRange({ label, value, onChange }: DayRangeProps) {
  const { t } = useTranslation('exchange');
  return (
    <fieldset className={styles.range} aria-label={label}>
      <Day label={t('filters.from')} value={value.from} onSettle={(from) => onChange({ ...value, from })} />
      <Day label={t('filters.to')} value={value.to} onSettle={(to) => onChange({ ...value, to })} />
    </fieldset>
  );
}

interface DayProps {
  label: string;
  value: CalendarDay | null;
  onSettle: (value: CalendarDay | null) => void;
}

/** While a year is being typed, the day is one of the first century. */
const isMeant = (day: CalendarDay | null) => day === null || (startOfDay(day) !== null && day >= '1900-01-01');

function Day({ label, value, onSettle }: DayProps) {
  const typed = useSettledValue({ value, onSettle, read: (day) => (isMeant(day) ? day : undefined) });
  return (
    <TextInput
      type="date"
      label={label}
      max="9999-12-31"
      value={typed.shown ?? ''}
      onChange={(event) => typed.change((event.currentTarget.value || null) as CalendarDay | null)}
      onBlur={typed.leave}
    />
  );
}
