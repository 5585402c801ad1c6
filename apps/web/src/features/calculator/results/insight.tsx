import { contributions } from '@pcf/domain/footprint/contributions';
import type { TraceRow } from '@pcf/domain/footprint/trace-row';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatShare } from '../../../lib/format/format-share.ts';
import { shortFactorName } from './factor-name.ts';
import classes from './insight.module.css';
import { type InsightKind, insightKind } from './insight-kind.ts';

/** What contributes most, and what could be done about it; nothing where there is no total. */
export const Insight = memo(function Insight({ trace }: { trace: readonly TraceRow[] }) {
  const { t, i18n } = useTranslation('footprint');
  const language = pageLanguage(i18n);
  const [largest] = contributions(trace);
  if (largest === undefined || largest.row.factor === null) return null;
  const kind: InsightKind = insightKind(largest.row);
  const name = shortFactorName(largest.row.factor, language);
  return (
    <p className={classes.insight}>
      <b>{t('insight.share', { name, share: formatShare(largest.share, language) })}</b> {t(`insight.hint.${kind}`)}
    </p>
  );
});
