import { factorLabel } from '@pcf/catalogue/labels';
import { catalogueVersion } from '@pcf/catalogue/version';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { footprintParts } from '@pcf/contract/vocabulary/footprint';
import { calculate } from '@pcf/domain/footprint/calculate';
import type { TraceRow } from '@pcf/domain/footprint/trace-row';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../../i18n/page-language.ts';
import { formatDecimal } from '../../../../lib/format/numbers.ts';
import { termsText } from '../../../../lib/format/working-text.ts';
import { findProxy } from '../find-proxy.ts';
import { MethodSection } from '../method-section.tsx';
import classes from '../methodology-page.module.css';

export function ExampleSection({ factors }: { factors: readonly EmissionFactor[] }) {
  const { t, i18n } = useTranslation('methodology');
  const language = pageLanguage(i18n);
  const { trace, result } = workedExample(factors);
  const nameOf = ({ section, kind }: TraceRow) => {
    const name = t(`counted.section.${section}.name`);
    const isOwnWay = kind === 'transport' && (section === 'rawmaterial' || section === 'packaging');
    return isOwnWay ? t('example.transportOf', { section: name }) : name;
  };
  return (
    <MethodSection id="example" title={t('heading.example')}>
      <p>{t('example.intro', { version: catalogueVersion })}</p>
      <table className={`${classes.methodTableTable} ${classes.table}`}>
        <caption className={classes.caption}>{t('example.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('example.step')}</th>
            <th scope="col">{t('example.working')}</th>
            <th scope="col">kgCO₂e</th>
          </tr>
        </thead>
        <tbody>
          {trace.map((row) => (
            <tr key={`${row.itemId} ${row.kind}`}>
              <th scope="row">
                {nameOf(row)}
                <span className={classes.factor}>{row.factor && factorLabel(row.factor, language)}</span>
              </th>
              <td>{termsText(row, language)}</td>
              <td>{formatDecimal(row.kgCo2e, language)}</td>
            </tr>
          ))}
        </tbody>
        <tbody className={classes.sums}>
          {footprintParts.map((part) => (
            <tr key={part}>
              <th scope="row" colSpan={2}>
                {t(`counted.part.${part}`)}
              </th>
              <td>{formatDecimal(result[part], language)}</td>
            </tr>
          ))}
          <tr className={classes.total}>
            <th scope="row" colSpan={2}>
              {t('example.total')}
            </th>
            <td>{formatDecimal(result.total, language)}</td>
          </tr>
        </tbody>
      </table>
    </MethodSection>
  );
}

/** 1 kg of a product, with something in every section. */
export function workedExample(factors: readonly EmissionFactor[]) {
  return calculate({
    rawmaterial: [
      {
        id: 'plastic',
        factor: factors.find(({ name }) => name.toLowerCase() === 'abs') ?? null,
        weightKg: 0.8,
        transport: { factor: findProxy(factors, 'Transport', 'Truck'), distanceKm: 500 },
      },
    ],
    packaging: [
      {
        id: 'paper',
        factor: findProxy(factors, 'Paper, wood, insulation', 'Papers'),
        weightKg: 0.05,
        transport: null,
      },
    ],
    energy: [{ id: 'electricity', factor: findProxy(factors, 'Energy', 'Electricity country mix'), amountKwh: 2 }],
    transportBetweenSites: [
      { id: 'train', factor: findProxy(factors, 'Transport', 'Train'), distanceKm: 300, weightKg: 0.8 },
    ],
    transport: [
      {
        id: 'ship',
        factor: findProxy(factors, 'Transport', 'Cargo ship', 'Container ship'),
        distanceKm: 10_000,
        weightKg: 1,
      },
    ],
  });
}
