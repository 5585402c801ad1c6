import { emissionDataItemTypes } from '@pcf/contract/vocabulary/emission-data';
import { footprintParts } from '@pcf/contract/vocabulary/footprint';
import { calculationSummary } from '@pcf/domain/emission-data/calculation';
import { Fragment, useDeferredValue, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { listNumber } from '../../../lib/format/rounding.ts';
import { formatPercent } from '../../../lib/format/shares.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { useFoundProblem } from '../../../ui/form/use-form-field.ts';
import kit from '../../../ui/kit.module.css';
import { FactorSourceProvider, type OwnFactor } from '../../factor-field/factor-source.tsx';
import { CatalogueGate } from '../comparison/catalogue-gate.tsx';
import classes from '../emission-form.module.css';
import { type EmissionFormValues, emptyEmissionForm } from '../emission-form-values.ts';
import { TotalPanel } from '../emissions/total-panel.tsx';
import { useEmissionValues } from '../emissions/use-emission-values.ts';
import { useUnitText } from '../emissions/use-unit-text.ts';
import { HelpWithTerm } from '../fields/help-with-term.tsx';
import { useFormSurroundings } from '../form-surroundings.ts';
import { FocusTarget } from '../layout/focus-target.tsx';
import { FieldGroup } from '../layout/step-layout.tsx';
import { sendableValues } from '../sendable-values.ts';
import { ItemSection } from './item-section.tsx';

/** Nobody loads a file of factors here: what is told to a customer comes from the catalogue. */
const noOwnFactors: readonly OwnFactor[] = [];

/** The footprint row by row, with the factors of the catalogue. */
export function CalculationPart() {
  const { t } = useTranslation('emissionData');
  const problem = useFoundProblem('itemData');
  const { isAnswer } = useFormSurroundings();
  const unitText = useUnitText();
  const values = useEmissionValues('unit', 'unitText', 'unitAmount');
  const { unit, unitAmount } = values;
  const per = unitText(values);
  const declared =
    per === '' || !unit ? t('calculation.oneUnit') : unitAmount && unitAmount !== 1 ? per : `1\u00a0${per}`;
  return (
    <FieldGroup title={t('group.itemData')} lead={t('calculation.intro', { unit: declared })}>
      {problem ? <p className={`${kit.danger} ${kit.small}`}>{problem.message}</p> : null}
      <CatalogueGate>
        {({ factors, tree }) => (
          <FactorSourceProvider factors={factors} own={noOwnFactors}>
            <FocusTarget id="itemData" className={classes.sections ?? ''}>
              {emissionDataItemTypes.map((section) => (
                <ItemSection key={section} section={section} tree={tree} />
              ))}
            </FocusTarget>
          </FactorSourceProvider>
        )}
      </CatalogueGate>
      <CalculationTotal />
      {isAnswer ? <ShareRowsField /> : null}
    </FieldGroup>
  );
}

/** Whether the rows travel, or the total only. */
function ShareRowsField() {
  const { t } = useTranslation('emissionData');
  return (
    <ChoiceField<EmissionFormValues>
      name="shareRows"
      id="shareRows"
      label={t('calculation.share')}
      options={[
        { value: false, label: t('calculation.shareTotal.name'), help: t('calculation.shareTotal.meaning') },
        { value: true, label: t('calculation.shareRows.name'), help: t('calculation.shareRows.meaning') },
      ]}
    />
  );
}

/** The total with its three parts and how much of it rests on averages: what a customer sees even of a total alone. */
function CalculationTotal() {
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
      <dl className={`${kit.small} ${classes.parts}`}>
        {footprintParts.map((part) => (
          <Fragment key={part}>
            <dt>{t(`footprint:part.${part}`)}</dt>
            <dd>{`${listNumber(summary[part], language)}\u00a0kgCO₂e`}</dd>
          </Fragment>
        ))}
      </dl>
      {summary.proxySharePercent > 0 ? (
        <p className={kit.note}>
          <HelpWithTerm
            help={t('total.proxies', { share: formatPercent(summary.proxySharePercent, language) })}
            term="proxy"
          />
        </p>
      ) : null}
    </TotalPanel>
  );
}
