import { companyShareBases } from '@pcf/contract/vocabulary/company-share-basis';
import { emissionScopes } from '@pcf/contract/vocabulary/emission-scope';
import { ChoiceField } from '../../../ui/choice-field/choice-field.tsx';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { YearField } from '../../../ui/year-field/year-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { codeOptions } from '../fields/code-options.ts';
import { HelpWithTerm } from '../fields/help-with-term.tsx';
import { useFieldProps } from '../fields/use-field-props.ts';
import { FieldGroup, FieldPair } from '../layout/step-layout.tsx';
import { useVocabulary } from '../vocabulary/use-vocabulary.ts';
import { CompanyWorking } from './company-working.tsx';
import { TotalPanel } from './total-panel.tsx';

/** From the emissions of the whole company down to one unit of the product. */
export function CompanyShareFields() {
  const field = useFieldProps();
  const words = useVocabulary();
  const { help: scopesHelp, ...scopes } = field('emissionValues.companyShare.scopes');
  return (
    <FieldGroup>
      <FieldPair>
        <NumberField<EmissionFormValues>
          {...field('emissionValues.companyShare.companyEmissionsTonnes')}
          unit="tCO₂e"
        />
        <YearField {...field('emissionValues.companyShare.year')} />
        <NumberField<EmissionFormValues> {...field('emissionValues.companyShare.sharePercent')} unit="%" />
        <NumberField<EmissionFormValues> {...field('emissionValues.companyShare.unitsSold')} />
      </FieldPair>
      <ChoiceField<EmissionFormValues>
        {...field('emissionValues.companyShare.basis')}
        options={codeOptions(companyShareBases, words.companyShareBasis)}
      />
      <SelectField<EmissionFormValues>
        {...scopes}
        help={<HelpWithTerm help={scopesHelp} term="scope" />}
        options={codeOptions(emissionScopes, words.scope)}
      />
      <TotalPanel>
        <CompanyWorking />
      </TotalPanel>
    </FieldGroup>
  );
}
