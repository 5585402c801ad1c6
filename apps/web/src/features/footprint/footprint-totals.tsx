import { Button } from '@mantine/core';
import type { FootprintBasis } from '@pcf/contract/vocabulary/footprint';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatShare } from '../../lib/format/shares.ts';
import { useMayCall } from '../../lib/use-may-call.ts';
import { BarList } from '../../ui/chart/bar-list.tsx';
import { ExplainedSentence } from '../../ui/explained-term.tsx';
import kit from '../../ui/kit.module.css';
import { Notice } from '../../ui/notice.tsx';
import type { Footprint } from './footprint-calls.ts';
import classes from './footprint-page.module.css';
import { linesBehind, withoutYear } from './footprint-view.ts';
import { coverageParts, isWeighed } from './totals/coverage-parts.ts';
import { EmissionSums } from './totals/emission-sums.tsx';
import { useLargestRows } from './totals/use-largest-rows.ts';

const looks = {
  SPECIFIC: { shade: 'strong' },
  ESTIMATED: { shade: 'strong', hatched: true },
  MISSING: { shade: 'soft' },
} as const satisfies Record<FootprintBasis, object>;

/** The figure of a year, what it rests on, and where most of it comes from. */
export function FootprintTotals({ footprint }: { footprint: Footprint }) {
  const headingId = useId();
  return (
    <>
      <section className={classes.totals} aria-labelledby={headingId}>
        <TotalFigures footprint={footprint} headingId={headingId} />
        <Coverage footprint={footprint} />
      </section>
      <WithoutQuantity footprint={footprint} />
      <Largest footprint={footprint} />
    </>
  );
}

interface TotalFiguresProps {
  footprint: Footprint;
  headingId: string;
}

/** What the whole of a year comes to, and what that means. */
function TotalFigures({ footprint, headingId }: TotalFiguresProps) {
  const { t } = useTranslation('footprintTotals');
  const { year } = footprint;
  return (
    <div>
      <h2 id={headingId} className={`${kit.heading} ${kit.below12}`}>
        {year === null ? t('total.titleWithoutYear') : t('total.title', { year: String(year) })}
      </h2>
      <EmissionSums footprint={footprint} />
      <p className={`${kit.muted} ${kit.reading} ${classes.meaning}`}>
        <ExplainedSentence
          text={t('total.meaning')}
          term={t('total.scope')}
          explanation={t('total.scopeMeaning')}
          glossary="scopes"
        />
      </p>
    </div>
  );
}

/** What is not in the figures at all, and how to put it in. */
function WithoutQuantity({ footprint: { year, linesWithoutQuantity: count } }: { footprint: Footprint }) {
  const { t } = useTranslation('footprintTotals');
  const mayImport = useMayCall()('importProducts');
  if (count === 0) return null;
  return (
    <Notice
      actions={
        mayImport ? (
          <Button component={Link} to="/products/purchased/import">
            {t('quantities.import')}
          </Button>
        ) : null
      }
    >
      <p>
        {year === null
          ? t('quantities.missingAnyYear', { count })
          : t('quantities.missing', { count, year: String(year) })}
      </p>
      {mayImport ? <p>{t('quantities.how')}</p> : null}
    </Notice>
  );
}

/** Where most of it comes from: products, and suppliers. */
function Largest({ footprint }: { footprint: Footprint }) {
  const { t } = useTranslation('footprintTotals');
  const { products, suppliers, unit, isEstimated } = useLargestRows(footprint);
  if (products.length === 0) return null;
  return (
    <div className={`${kit.stack16} ${classes.largest}`}>
      <section className={classes.totalFiguresCard}>
        <h2 className={`${kit.subheading} ${kit.below12}`}>{t('largest.products')}</h2>
        <BarList
          label={t('largest.products')}
          rowName={t('column.product')}
          unit={t('largest.emissions')}
          measure={unit}
          rows={products}
        />
      </section>
      {suppliers.length > 0 ? (
        <section className={classes.totalFiguresCard}>
          <h2 className={`${kit.subheading} ${kit.below12}`}>{t('largest.suppliers')}</h2>
          <BarList
            label={t('largest.suppliers')}
            rowName={t('column.supplier')}
            unit={t('largest.emissions')}
            measure={unit}
            rows={suppliers}
          />
        </section>
      ) : null}
      {isEstimated ? <p className={`${kit.note} ${classes.note}`}>{t('largest.hatched')}</p> : null}
    </div>
  );
}

/** How much of what was bought the figures rest on; each part leads to its products. */
function Coverage({ footprint }: { footprint: Footprint }) {
  const { t, i18n } = useTranslation('footprintTotals');
  const language = pageLanguage(i18n);
  const weighed = isWeighed(footprint);
  const title = t(weighed ? 'coverage.byMass' : 'coverage.byNumber');
  const notWeighed = footprint.lines - footprint.weighedLines;
  return (
    <div className={`${kit.stack8} ${classes.coverage}`}>
      <h3 className={kit.minorHeading}>{title}</h3>
      <BarList
        label={title}
        rowName={t('column.basis')}
        unit={t('coverage.share')}
        most={1}
        rows={coverageParts(footprint).map(({ basis, share, lines }) => ({
          key: basis,
          label: t(`basis.${basis}`),
          value: share,
          text: t('coverage.part', { share: formatShare(share, language), count: lines }),
          ...looks[basis],
          to: lines > 0 ? linesBehind(footprint.year ?? withoutYear, { basis: [basis] }) : undefined,
        }))}
      />
      {weighed && notWeighed > 0 ? (
        <p className={`${kit.note} ${kit.reading}`}>{t('coverage.notWeighed', { count: notWeighed })}</p>
      ) : null}
    </div>
  );
}
