import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDate } from '../../../lib/format/date-format.ts';
import { DayField } from '../../../ui/day-field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { formFieldName } from '../fields/field-name.ts';
import { FoldedGroup } from '../layout/folded-group.tsx';
import { FieldPair } from '../layout/step-layout.tsx';
import { LinesField } from './lines-field.tsx';
import { useExchangeField } from './use-exchange-field.ts';
import type { DerivedExchange } from './use-exchange-state.ts';

const namingFields = [
  'productIds',
  'classifications',
  'geographyCountrySubdivision',
  'validFrom',
  'verificationComments',
] as const;

/** By what else the product is known, where within a country the data hold, and from when. */
export function NamingFields({ derived }: { derived: DerivedExchange }) {
  const { t, i18n } = useTranslation('exchangeData');
  const field = useExchangeField();
  const { validFrom } = derived;
  return (
    <FoldedGroup title={t('group.naming')} names={namingFields.map((each) => formFieldName(`exchange.${each}`))}>
      <LinesField {...field('productIds')} />
      <LinesField {...field('classifications')} />
      <FieldPair>
        <TextField<EmissionFormValues> {...field('geographyCountrySubdivision')} placeholder="DE-BY" />
        <DayField<EmissionFormValues>
          {...field('validFrom')}
          help={validFrom ? t('validFromWithout', { day: formatDate(validFrom, pageLanguage(i18n)) }) : undefined}
        />
      </FieldPair>
      <TextAreaField<EmissionFormValues> {...field('verificationComments')} />
    </FoldedGroup>
  );
}
