import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import classes from './emission-form.module.css';
import type { EmissionFormValues } from './emission-form-values.ts';
import { MassField, ReferenceYearField } from './emissions/basis-fields.tsx';
import { BoundaryField } from './emissions/boundary-field.tsx';
import { ConversionLine } from './emissions/conversion-line.tsx';
import { UnitField } from './emissions/unit-field.tsx';
import { useEmissionValues } from './emissions/use-emission-values.ts';
import { ValueField } from './emissions/value-field.tsx';
import { useShownFindings } from './form-surroundings.ts';
import { FieldGroup, FieldPair, StepLayout } from './layout/step-layout.tsx';
import { PlausibilityNotices } from './plausibility-notices.tsx';
import { PrimaryDataFields } from './primary-data-fields.tsx';
import { StandardsField } from './standards-field.tsx';

interface ShortAnswerProps {
  /** Leads to the steps, for those who have more to tell. */
  onMore: () => void;
}

const granularityName = 'data.emissionValues.granularity';

/** The shortest honest answer: the fields that make data complete, on one screen. Inside an EmissionFormFrame. */
export function ShortAnswer({ onMore }: ShortAnswerProps) {
  const { t } = useTranslation('emissionData');
  const { value } = useEmissionValues('value');
  useProductValue();
  return (
    <StepLayout>
      <FieldGroup>
        <FieldPair>
          <ValueField />
          <UnitField />
          <MassField />
          <ReferenceYearField />
          <BoundaryField />
        </FieldPair>
        <ConversionLine value={value} />
        <PlausibilityNotices withSentence={false} />
        <PrimaryDataFields />
        <StandardsField />
      </FieldGroup>
      <div className={`${kit.row8x16} ${classes.more}`}>
        <Button onClick={onMore}>{t('short.more')}</Button>
        <p className={`${kit.note} ${classes.help}`}>{t('short.moreHelp')}</p>
      </div>
    </StepLayout>
  );
}

/** One value for the product is what this screen asks for; said with the first entry, since opening it says nothing yet. */
function useProductValue(): void {
  const { subscribe, getValues, setValue } = useFormContext<EmissionFormValues>();
  const showErrors = useShownFindings() !== null;
  useEffect(() => {
    const choose = () => {
      if (!getValues(granularityName)) setValue(granularityName, 'PRODUCT', { shouldDirty: true });
    };
    if (showErrors) choose();
    return subscribe({ formState: { values: true }, callback: ({ name }) => name?.startsWith('data.') && choose() });
  }, [subscribe, getValues, setValue, showErrors]);
}
