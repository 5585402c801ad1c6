import { footprintParts } from '@pcf/contract/vocabulary/footprint-part';
import { calculationSummary } from '@pcf/domain/emission-data/calculation';
import { Fragment, useDeferredValue, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { roundDecimal } from '../../../lib/format/format-decimal.ts';
import { formatPercent } from '../../../lib/format/format-percent.ts';
import { type EmissionFormValues, emptyEmissionForm } from '../emission-form-values.ts';
import { TotalPanel } from '../emissions/total-panel.tsx';
import { HelpWithTerm } from '../fields/help-with-term.tsx';
import { sendableValues } from '../sendable-values.ts';
import classes from './calculation-part.module.css';

/** The total with its three parts and how much of it rests on averages: what a customer sees even of a total alone. */
export function CalculationTotal() {
  const { t, i18n } = useTranslation(['emissionData', 'footprint']);
  const language = pageLanguage(i18n);
  const { control } = useFormContext<EmissionFormValues>();
  const itemData = useDeferredValue(useWatch({ control, name: 'itemData' }));
  const summary = useMemo(
    () => calculationSummary(sendableValues({ ...emptyEmissionForm, itemData: itemData ?? {} }).itemData),
    [itemData],
  );
  return (
    <TotalPanel>
      <dl className={classes.parts}>
        {footprintParts.map((part) => (
          <Fragment key={part}>
            <dt>{t(`footprint:part.${part}`)}</dt>
            <dd>{`${roundDecimal(summary[part].toFixed(10), language)}\u00a0kgCO₂e`}</dd>
          </Fragment>
        ))}
      </dl>
      {summary.proxySharePercent > 0 ? (
        <p className={classes.note}>
          <HelpWithTerm
            help={t('total.proxies', { share: formatPercent(summary.proxySharePercent, language) })}
            term="proxy"
          />
        </p>
      ) : null}
    </TotalPanel>
  );
}
