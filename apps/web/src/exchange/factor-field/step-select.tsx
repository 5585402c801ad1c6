import { Input } from '@mantine/core';
import { groupLabel } from '@pcf/catalogue/labels';
import { noSubcategory } from '@pcf/contract/emission-factor';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { LineIcon } from '../../ui/line-icon.tsx';
import { isTakenAlone } from './factor-choice.ts';
import styles from './step-select.module.css';

interface StepSelectProps {
  label: string;
  options: readonly string[];
  value: string | null;
  error: ReactNode;
  onChange: (key: string) => void;
}

/** One step down the tree. Nothing to choose from, or only one thing, and it is closed. */
export function StepSelect({ label, options, value, error, onChange }: StepSelectProps) {
  const { t, i18n } = useTranslation(['factors', 'common']);
  const language = pageLanguage(i18n);
  const id = useId();
  const labels = options
    .map((key) => ({ key, text: key === noSubcategory ? t('nan') : groupLabel(key, language) }))
    .sort((one, other) => one.text.localeCompare(other.text, language));
  return (
    <Input.Wrapper id={id} label={label} error={error}>
      <Input
        component="select"
        id={id}
        classNames={{ input: styles.select }}
        value={value ?? ''}
        data-empty={value === null || undefined}
        disabled={options.length === 0 || isTakenAlone(options)}
        aria-required
        error={error}
        rightSection={<LineIcon name="chevronDown" />}
        rightSectionPointerEvents="none"
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {value === null ? (
          <option value="" disabled>
            {t('common:select.choose')}
          </option>
        ) : null}
        {labels.map(({ key, text }) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </Input>
    </Input.Wrapper>
  );
}
