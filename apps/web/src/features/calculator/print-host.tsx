import { useDebouncedValue } from '@mantine/hooks';
import type { FactorDetails } from '@pcf/catalogue/factor-details';
import { factorLabel } from '@pcf/catalogue/labels';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { DecimalText } from '@pcf/domain/footprint/trace-row';
import { Fragment, useEffect, useMemo, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { nameLanguage } from '../../exchange/factor-field/factor-names.ts';
import { useFactorSource } from '../../exchange/factor-field/factor-source.tsx';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatDate } from '../../lib/format/date-format.ts';
import { formatDecimal } from '../../lib/format/numbers.ts';
import { formatShare } from '../../lib/format/shares.ts';
import { workingText } from '../../lib/format/working-text.ts';
import { CompareTotals } from './compare-totals.tsx';
import { footprintOf } from './model/footprint-of.ts';
import { type Scenario, scenarioNames, usedFactors } from './model/scenario.ts';
import classes from './print-sheet.module.css';
import { type ContributionRow, contributionRows } from './results/contribution-rows.ts';
import { PartBars } from './results/part-bars.tsx';
import { factorSourceText, fullRowName, rowNameLanguage, sectionText } from './results/row-words.ts';
import { TotalFigure } from './results/total-figure.tsx';

const afterTypingMs = 600;

/** Puts the sheet beside the page while a result is printed, and nothing otherwise. */
export function PrintHost({ scenarios }: { scenarios: readonly Scenario[] }) {
  const printing = usePrinting();
  const details = useUsedDetails(scenarios);
  if (!printing || scenarios.every((scenario) => Number(footprintOf(scenario).result.total) === 0)) return null;
  return createPortal(<PrintSheet scenarios={scenarios} details={details} />, document.body);
}

/** Whether the page is being printed, by our button or by the browser's own. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const media = window.matchMedia('print');
    // The browser takes its picture right after this event.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    const follow = ({ matches }: MediaQueryListEvent) => (matches ? begin() : end());
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      media.removeEventListener('change', follow);
    };
  }, []);
  return printing;
}

/** Asked for ahead, since nothing can be waited for once the browser prints. */
function useUsedDetails(scenarios: readonly Scenario[]): DetailsByFactor {
  const { detailsOf } = useFactorSource();
  const [settled] = useDebouncedValue(scenarios, afterTypingMs);
  const [details, setDetails] = useState<DetailsByFactor>(new Map());
  useEffect(() => {
    let wanted = true;
    const known = usedFactors(settled).map(async (factor) => ({ factor, details: await detailsOf(factor) }));
    Promise.all(known).then(
      (entries) => {
        if (wanted) setDetails(new Map(entries.flatMap(pairOf)));
      },
      // Without them the sheet names the catalogue only.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [settled, detailsOf]);
  return details;
}

function pairOf({ factor, details }: { factor: EmissionFactor; details: FactorDetails | null }) {
  return details === null ? [] : [[factor, details] as const];
}

/** The result on paper, with everything that somebody needs to follow it. */
function PrintSheet({ scenarios, details }: { scenarios: readonly Scenario[]; details: DetailsByFactor }) {
  const { t, i18n } = useTranslation('footprint');
  const footprints = useMemo(() => scenarios.map(footprintOf), [scenarios]);
  const results = footprints.map(({ result }) => result);
  const [first, second] = results;
  return (
    <div className={classes.sheet}>
      <header className={classes.header}>
        <span>PCF Exchange</span>
        <span>{formatDate(new Date(), pageLanguage(i18n))}</span>
      </header>
      <h1>{t('print.title')}</h1>
      <div className={classes.figures}>
        <div>
          {first && second ? (
            <CompareTotals first={first} second={second} />
          ) : (
            <>
              <TotalFigure label={t('total')} total={first?.total ?? '0'} />
              <p className={classes.unit}>{t('unit')}</p>
            </>
          )}
        </div>
        <PartBars results={results} />
      </div>
      <h2>{t('table.title')}</h2>
      <PrintedRows rows={contributionRows(footprints)} totals={results.map(({ total }) => total)} />
      <h2>{t('print.sources')}</h2>
      <PrintedSources scenarios={scenarios} details={details} />
      <h2>{t('print.limits')}</h2>
      <ul>
        <li>{t('note.informative')}</li>
        <li>{t('print.declaredUnit')}</li>
        <li>{t('print.onlyEntered')}</li>
        <li>{t('print.methodology', { address: `${window.location.origin}/calculation-methodology` })}</li>
      </ul>
    </div>
  );
}

/** Where the figures come from, with their editions and licences. */
function PrintedSources({ scenarios, details }: { scenarios: readonly Scenario[]; details: DetailsByFactor }) {
  const { t, i18n } = useTranslation(['footprint', 'common']);
  const language = pageLanguage(i18n);
  return (
    <ul>
      {usedSources(usedFactors(scenarios), details).map(({ publication, licence, factors }) => {
        const source = [factorSourceText(factors[0], t), publication, licence].filter((text) => text !== '').join(', ');
        const named = new Map(factors.map((factor) => [factorLabel(factor, language), factor]));
        return (
          <li key={source}>
            {t('print.source', { source })}{' '}
            {[...named].map(([name, factor], index) => (
              <Fragment key={name}>
                {index > 0 ? '; ' : null}
                <span lang={nameLanguage(factor)}>{name}</span>
              </Fragment>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

type DetailsByFactor = ReadonlyMap<EmissionFactor, FactorDetails>;

interface UsedSource {
  /** The publisher of the figures, with the edition; '' where that is not known. */
  readonly publication: string;
  readonly licence: string;
  readonly factors: readonly [EmissionFactor, ...EmissionFactor[]];
}

/** Who published the figures that were used, each publication with its factors. */
export function usedSources(factors: readonly EmissionFactor[], details: DetailsByFactor): UsedSource[] {
  const sources = new Map<string, UsedSource>();
  for (const factor of factors) {
    const known = details.get(factor);
    const publication = [known?.provider, known?.version].filter(Boolean).join(' ');
    const licence = known?.licence ?? '';
    const key = JSON.stringify([factor.origin, factor.version, publication, licence]);
    const source = sources.get(key);
    sources.set(key, { publication, licence, factors: source ? [...source.factors, factor] : [factor] });
  }
  return [...sources.values()];
}

/** Every row with its multiplication. */
function PrintedRows({ rows, totals }: { rows: readonly ContributionRow[]; totals: readonly DecimalText[] }) {
  const { t, i18n } = useTranslation(['footprint', 'common']);
  const language = pageLanguage(i18n);
  const withScenario = (index: number, value: string) =>
    totals.length > 1 ? t('compare.value', { name: scenarioNames[index], value }) : value;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('table.name')}</th>
          <th scope="col">{t('table.section')}</th>
          <th scope="col">{t('print.working')}</th>
          <th scope="col" className={classes.number}>
            {t('table.share')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" lang={rowNameLanguage(row)}>
              {fullRowName(row, language, t)}
            </th>
            <td>{sectionText(row.sample, t)}</td>
            <td>
              {row.contributors.map((one, index) =>
                one ? (
                  <div key={scenarioNames[index]}>{withScenario(index, workingText(one.row, language))}</div>
                ) : null,
              )}
            </td>
            <td className={classes.number}>
              {row.contributors.map((one, index) =>
                one ? (
                  <div key={scenarioNames[index]}>{withScenario(index, formatShare(one.share, language))}</div>
                ) : null,
              )}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={2}>
            {t('total')}
          </th>
          <td colSpan={2}>
            {totals.map((total, index) => (
              <div key={scenarioNames[index]}>
                {withScenario(index, `${formatDecimal(total, language)}\u00a0kgCO₂e/kg`)}
              </div>
            ))}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
