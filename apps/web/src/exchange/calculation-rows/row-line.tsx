import { CloseButton } from '@mantine/core';
import type { FocusEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { kilogramsText } from './kilograms-text.ts';
import classes from './row-line.module.css';

interface RowLineProps {
  factor: ReactNode;
  factorEvents?: { onBlur: (event: FocusEvent) => void };
  /** One or two of them. */
  amounts: readonly ReactNode[];
  /** While its factor is still to be chosen. */
  open: boolean;
  /** What the line adds. */
  kgCo2e: string | undefined;
  removeLabel: string;
  onRemove: () => void;
}

/** A factor, its amounts, what they come to, and the way out. */
export function RowLine({ factor, factorEvents, amounts, open, kgCo2e, removeLabel, onRemove }: RowLineProps) {
  const { i18n } = useTranslation();
  return (
    <div className={classes.line} data-amounts={amounts.length} data-open={open || undefined}>
      <div className={classes.factor} {...factorEvents}>
        {factor}
      </div>
      {amounts}
      <div className={classes.end}>
        <span className={classes.result}>{kgCo2e && kgCo2e !== '0' && kilogramsText(kgCo2e, pageLanguage(i18n))}</span>
        <CloseButton className={classes.remove ?? ''} aria-label={removeLabel} data-remove onClick={onRemove} />
      </div>
    </div>
  );
}
