import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Language } from '@pcf/contract/vocabulary/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { operationQuery } from '../../../lib/api/operation-options.ts';
import { dateLocales } from '../../../lib/format/number-format.ts';
import { exactNumber } from '../../../lib/format/numbers.ts';
import { massNumber, massText, sharedUnit } from '../../../lib/format/rounding.ts';
import { formatShare } from '../../../lib/format/shares.ts';
import { ExactValue } from '../../../ui/exact-value.tsx';
import { FigureStrip, type StripFigure } from '../../../ui/figure-strip.tsx';
import { linesWithPrimaryData, verifiedLines } from '../list-links.ts';
import { getDataHistory } from './get-data-history.ts';

const getFootprint = operationQuery('getFootprint', { query: {} });

type Footprint = OperationOutput<'getFootprint'>;

type Month = OperationOutput<'getDataHistory'>['customer'][number];

/** A quarter, in months. */
const monthsBack = 3;

/** What a customer wants to know first: how much it is, and how far it can be relied on. */
export function CustomerHeadline() {
  const { t } = useTranslation('home');
  const { data: footprint } = useQuery(getFootprint);
  const { data: history } = useQuery(getDataHistory);
  const figures = [...useTotals(footprint), ...useShares(history?.customer ?? [])];
  if (!footprint || !history || figures.length === 0) return null;
  return <FigureStrip label={t('headline.label')} figures={figures} />;
}

/** What was bought in the newest year: all of it, and apart from each other what suppliers say and what is estimated. */
function useTotals(footprint: Footprint | undefined): StripFigure[] {
  const { t, i18n } = useTranslation('home');
  const language = pageLanguage(i18n);
  if (!footprint || footprint.specificLines + footprint.estimatedLines === 0) return [];
  const { specificKg, estimatedKg, estimatedLines, massKg, specificMassKg, lines, specificLines, year } = footprint;
  const totalKg = specificKg + estimatedKg;
  const unit = sharedUnit([totalKg]);
  const weighed = massKg > 0;
  return [
    {
      label: year === null ? t('headline.total') : t('headline.totalOf', { year: String(year) }),
      value: (
        <ExactValue
          shown={`${estimatedLines > 0 ? '≈\u00a0' : ''}${massNumber(totalKg, unit, language)}`}
          exact={`${exactNumber(totalKg, language)}\u00a0kg\u00a0CO₂e`}
        />
      ),
      unit: `${unit.unit}\u00a0CO₂e`,
      note:
        estimatedLines > 0
          ? t('headline.parts', {
              specific: massText(specificKg, unit, language),
              estimated: massText(estimatedKg, unit, language),
            })
          : t('headline.allSpecific'),
    },
    {
      label: t('headline.fromSuppliers'),
      value: formatShare(weighed ? specificMassKg / massKg : specificLines / Math.max(lines, 1), language),
      note: t(weighed ? 'headline.byMass' : 'headline.byNumber'),
    },
  ];
}

/** How much of what is current was measured and verified, and what became of that within a quarter. */
function useShares(months: readonly Month[]): StripFigure[] {
  const { t, i18n } = useTranslation('home');
  const language = pageLanguage(i18n);
  const newest = months.at(-1);
  const before = months.at(-1 - monthsBack);
  const shares = [
    { label: t('course.primary'), key: 'primaryDataShare', to: linesWithPrimaryData('customer') },
    { label: t('course.verified'), key: 'verifiedShare', to: verifiedLines('customer') },
  ] as const;
  return shares.flatMap(({ label, key, to }) => {
    const share = newest?.[key] ?? null;
    if (share === null) return [];
    const was = before?.[key] ?? null;
    return [
      {
        label,
        value: <Link {...to}>{formatShare(share / 100, language)}</Link>,
        note:
          before && was !== null
            ? t('headline.since', {
                points: pointsText(share - was, language),
                month: monthName(before.month, language),
              })
            : null,
      },
    ];
  });
}

/** Percentage points with their direction, told by a sign as well as by a triangle. */
export function pointsText(points: number, language: Language): string {
  const rounded = Math.round(points);
  if (rounded === 0) return '±0';
  return `${rounded > 0 ? '▲\u00a0+' : '▼\u00a0−'}${exactNumber(Math.abs(rounded), language)}`;
}

const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(dateLocales[language], { month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01`));
