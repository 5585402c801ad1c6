import { maxExchangeIds } from '@pcf/contract/exchange-limits';
import type { AnswerStep } from '@pcf/contract/vocabulary/emission-data';
import { ruleOperators } from '@pcf/contract/vocabulary/lists';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { exactNumber } from '../../../lib/format/numbers.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import kit from '../../../ui/kit.module.css';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import classes from '../emission-form.module.css';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { useEmissionValues } from '../emissions/use-emission-values.ts';
import { formFieldName } from '../fields/field-name.ts';
import type { ExchangeSurroundings } from '../form-surroundings.ts';
import { FoldedGroup } from '../layout/folded-group.tsx';
import { RowList } from '../layout/row-list.tsx';
import { FieldPair } from '../layout/step-layout.tsx';
import { codeOptions, useVocabulary } from '../use-vocabulary.ts';
import { CaptureFields } from './capture-fields.tsx';
import { exchangeFactsOf } from './exchange-facts-of.ts';
import { LinesField } from './lines-field.tsx';
import { Missing } from './missing.tsx';
import { NamingFields } from './naming-fields.tsx';
import { useExchangeField } from './use-exchange-field.ts';
import { type DerivedExchange, useExchangeState } from './use-exchange-state.ts';

const units = {
  landCarbonLeakage: 'kgCO₂e',
  landManagementFossilGhgEmissions: 'kgCO₂e',
  landAreaOccupation: 'm²·a',
} as const;

const landFields = Object.keys(units) as (keyof typeof units)[];

const rowsName = 'data.exchange.productOrSectorSpecificRules';

const carbonFields = [
  'biogenicCarbonContent',
  'recycledCarbonContent',
  'packagingBiogenicCarbonContent',
  'ccuCarbonContent',
] as const;

interface ExchangePartProps {
  surroundings: ExchangeSurroundings;
  /** It was just asked for. */
  takesFocus: boolean;
  onStep: ((step: AnswerStep) => void) | undefined;
}

/** What other platforms ask for beside the rest, and what of it is still missing. */
export function ExchangePart({ surroundings, takesFocus, onStep }: ExchangePartProps) {
  const { t } = useTranslation('exchangeData');
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const facts = useMemo(() => exchangeFactsOf(surroundings, window.location.hostname), [surroundings]);
  const { derived, findings } = useExchangeState(facts);
  const { customer } = surroundings;
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className={`${kit.stack16} ${classes.part}`} aria-labelledby={id}>
      <h3 ref={heading} id={id} className={`${kit.plainSubheading} ${classes.exchangePartTitle}`} tabIndex={-1}>
        {t('title')}
      </h3>
      <p className={`${kit.muted} ${kit.reading} ${classes.exchangePartLead}`}>
        {customer === null ? t('lead') : t('leadFor', { customer })}
      </p>
      <Missing findings={findings} onStep={onStep} />
      <ProductFields derived={derived} />
      <FossilFields derived={derived} />
      <CarbonFields />
      <LandFields />
      <CaptureFields />
      <RuleFields />
      <NamingFields derived={derived} />
    </section>
  );
}

/** What the product is called and known by. */
function ProductFields({ derived }: { derived: DerivedExchange }) {
  const field = useExchangeField();
  return (
    <>
      <FieldPair>
        <TextField<EmissionFormValues>
          {...field('supplierProductName')}
          placeholder={derived.supplierProductName ?? ''}
        />
        <TextField<EmissionFormValues> {...field('supplierReference')} />
      </FieldPair>
      <TextAreaField<EmissionFormValues>
        {...field('productDescription')}
        placeholder={derived.productDescription ?? ''}
      />
    </>
  );
}

/** Carbon inside the product that is not fossil. */
function CarbonFields() {
  const { t } = useTranslation('exchangeData');
  const field = useExchangeField();
  return (
    <FoldedGroup title={t('group.carbon')} names={carbonFields.map((each) => formFieldName(`exchange.${each}`))}>
      <FieldPair>
        {carbonFields.map((each) => (
          <NumberField<EmissionFormValues> key={each} {...field(each)} unit="kg C" />
        ))}
      </FieldPair>
    </FoldedGroup>
  );
}

/** What every footprint there has to say: what of it is fossil, and the carbon inside the product. */
function FossilFields({ derived }: { derived: DerivedExchange }) {
  const { t, i18n } = useTranslation(['exchangeData', 'emissionData']);
  const field = useExchangeField();
  const { control } = useFormContext<EmissionFormValues>();
  const { unit, productMassKg } = useEmissionValues('unit', 'productMassKg');
  const fossil = useWatch({ control, name: 'data.emissionValues.breakdown.fossil' });
  const { fossilCarbonContent } = derived;
  return (
    <>
      {fossil == null ? (
        <ChoiceField<EmissionFormValues>
          {...field('noBiogenicOrLandPart')}
          options={[
            { value: true, label: t('allFossil.yes') },
            {
              value: false,
              label: t('allFossil.no'),
              help: t('allFossil.noMeaning', { group: t('emissionData:group.breakdown') }),
            },
          ]}
        />
      ) : null}
      {unit && unit !== 'KG' && productMassKg == null ? (
        <ChoiceField<EmissionFormValues>
          {...field('noProductMass')}
          options={[
            { value: true, label: t('noMass.yes') },
            { value: false, label: t('noMass.no') },
          ]}
        />
      ) : null}
      <NumberField<EmissionFormValues>
        {...field('fossilCarbonContent')}
        unit="kg C"
        placeholder={fossilCarbonContent == null ? '' : exactNumber(fossilCarbonContent, pageLanguage(i18n))}
      />
    </>
  );
}

/** The rules of a product or a sector that were followed, with who publishes them. */
function RuleFields() {
  const { t } = useTranslation(['exchangeData', 'emissionData']);
  const field = useExchangeField();
  const { control } = useFormContext<EmissionFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: rowsName });
  return (
    <FoldedGroup title={t('group.rules')} names={[rowsName, formFieldName('exchange.allocationRulesDescription')]}>
      <RowList
        name={rowsName}
        keys={fields.map(({ id }) => id)}
        rowName={(position) => t('emissionData:row.rule', { position })}
        addLabel={t('addRule')}
        most={maxExchangeIds}
        onAdd={() => append({}, { shouldFocus: false })}
        onRemove={remove}
        row={(index) => <RuleRow index={index} />}
      />
      <TextAreaField<EmissionFormValues> {...field('allocationRulesDescription')} />
    </FoldedGroup>
  );
}

function RuleRow({ index }: { index: number }) {
  const field = useExchangeField();
  const words = useVocabulary();
  const { control } = useFormContext<EmissionFormValues>();
  const operator = useWatch({ control, name: `${rowsName}.${index}.operator` });
  return (
    <>
      <SelectField<EmissionFormValues>
        {...field('productOrSectorSpecificRules.operator', index)}
        options={codeOptions(ruleOperators, words.ruleOperator)}
      />
      {operator === 'OTHER' ? (
        <TextField<EmissionFormValues> {...field('productOrSectorSpecificRules.otherOperatorName', index)} />
      ) : null}
      <LinesField {...field('productOrSectorSpecificRules.ruleNames', index)} />
    </>
  );
}

/** For what grows: land that is used, and emissions elsewhere because of it. */
function LandFields() {
  const { t } = useTranslation('exchangeData');
  const field = useExchangeField();
  return (
    <FoldedGroup title={t('group.land')} names={landFields.map((each) => formFieldName(`exchange.${each}`))}>
      <FieldPair>
        {landFields.map((each) => (
          <NumberField<EmissionFormValues> key={each} {...field(each)} unit={units[each]} />
        ))}
      </FieldPair>
    </FoldedGroup>
  );
}
