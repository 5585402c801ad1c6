import { Button, CloseButton } from '@mantine/core';
import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data';
import type { Language } from '@pcf/contract/vocabulary/language';
import type { DecimalText } from '@pcf/domain/footprint/trace-row';
import type { FocusEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { numberFormat } from '../../lib/format/number-format.ts';
import { singleNumber } from '../../lib/format/rounding.ts';
import kit from '../../ui/kit.module.css';
import type { TopCategories } from '../factor-field/factor-chooser.tsx';
import classes from './calculation-rows.module.css';

export const offeredTransports = { fixed: 'Transport' } as const satisfies TopCategories;

const materials: TopCategories = { except: ['Energy', 'Transport'] };

/** Where the factors of each section come from. */
export const offeredIn: Readonly<Record<EmissionDataItemType, TopCategories>> = {
  rawmaterial: materials,
  packaging: materials,
  energy: { fixed: 'Energy' },
  transportBetweenSites: offeredTransports,
  transport: offeredTransports,
};

const decimals = 3;

const smallestShown = 10 ** -decimals;

const shownDecimals = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };

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
      <div className={`${kit.line12} ${classes.end}`}>
        <span className={`${kit.mutedFigures} ${kit.breakable} ${classes.result}`}>
          {kgCo2e && kgCo2e !== '0' && kilogramsText(kgCo2e, pageLanguage(i18n))}
        </span>
        <CloseButton className={classes.remove ?? ''} aria-label={removeLabel} data-remove onClick={onRemove} />
      </div>
    </div>
  );
}

/** What rows add up to, with as many decimals in each, so that they can be compared; less than these show is not nothing. */
export function kilogramsText(kgCo2e: DecimalText, language: Language): string {
  const isTiny = Math.abs(Number(kgCo2e)) < smallestShown;
  const figure = isTiny ? singleNumber(kgCo2e, language) : numberFormat(language, shownDecimals).format(Number(kgCo2e));
  return `${figure}\u00a0kgCO₂e`;
}

interface RemovedNoteProps {
  name: string;
  onUndo: () => void;
  onClose: () => void;
}

/** Stands where something was, until it is brought back or no longer missed. */
export function RemovedNote({ name, onUndo, onClose }: RemovedNoteProps) {
  const { t } = useTranslation(['calculator', 'common']);
  return (
    <div className={`${kit.note} ${kit.row} ${classes.note}`}>
      <span className={classes.words}>{t('removed', { name })}</span>
      <Button variant="subtle" size="xs" onClick={onUndo}>
        {t('undo')}
      </Button>
      <CloseButton aria-label={t('common:close')} onClick={onClose} />
    </div>
  );
}
