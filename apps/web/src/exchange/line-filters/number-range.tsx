import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { type Bounds, isWithin, type Range } from '../../lib/filters/codecs.ts';
import { exactNumber } from '../../lib/format/numbers.ts';
import kit from '../../ui/kit.module.css';
import { LocalNumberInput } from '../../ui/local-number-input.tsx';
import styles from './range.module.css';
import { useSettledValue } from './use-settled-value.ts';

interface NumberRangeProps {
  label: string;
  unit: string;
  /** One sentence that says what is measured. */
  help?: string;
  bounds: Bounds;
  value: Range<number>;
  onChange: (value: Range<number>) => void;
}

export function NumberRange({ label, unit, help, bounds, value, onChange }: NumberRangeProps) {
  const { t } = useTranslation('exchange');
  return (
    <fieldset className={styles.range} aria-label={label}>
      <Bound
        label={t('filters.from')}
        bounds={bounds}
        unit={unit}
        value={value.from}
        onSettle={(from) => onChange({ ...value, from })}
      />
      <Bound
        label={t('filters.to')}
        bounds={bounds}
        unit={unit}
        value={value.to}
        onSettle={(to) => onChange({ ...value, to })}
      />
      {help ? <p className={`${kit.note} ${styles.help}`}>{help}</p> : null}
    </fieldset>
  );
}

interface BoundProps {
  label: string;
  unit: string;
  bounds: Bounds;
  value: number | null;
  onSettle: (value: number | null) => void;
}

function Bound({ label, unit, bounds, value, onSettle }: BoundProps) {
  const { t, i18n } = useTranslation('exchange');
  const isUsable = (number: number | null) => number === null || isWithin(number, bounds);
  const typed = useSettledValue({ value, onSettle, read: (number) => (isUsable(number) ? number : undefined) });
  const limit = (bound: number) => exactNumber(bound, pageLanguage(i18n));
  return (
    <LocalNumberInput
      label={label}
      unit={unit}
      value={typed.shown}
      error={isUsable(typed.shown) ? null : t('filters.notUsable', { min: limit(bounds.min), max: limit(bounds.max) })}
      onChange={typed.change}
      onBlur={typed.leave}
    />
  );
}
