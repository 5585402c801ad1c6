import { mostExchangeIds } from '@pcf/contract/exchange-limits';
import { ruleOperators } from '@pcf/contract/vocabulary/rule-operator';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { codeOptions } from '../fields/code-options.ts';
import { formFieldName } from '../fields/field-name.ts';
import { FoldedGroup } from '../layout/folded-group.tsx';
import { RowList } from '../layout/row-list.tsx';
import { useVocabulary } from '../vocabulary/use-vocabulary.ts';
import { LinesField } from './lines-field.tsx';
import { useExchangeField } from './use-exchange-field.ts';

const rowsName = 'data.exchange.productOrSectorSpecificRules';

/** The rules of a product or a sector that were followed, with who publishes them. */
export function RuleFields() {
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
        most={mostExchangeIds}
        onAdd={() => append({}, { shouldFocus: false })}
        onRemove={remove}
        row={(index) => <RuleRow index={index} />}
      />
      <TextField<EmissionFormValues> {...field('allocationRulesDescription')} multiline />
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
