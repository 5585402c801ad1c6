import { emissionDataItemTypes } from '@pcf/contract/vocabulary/emission-data-item-type';
import { useTranslation } from 'react-i18next';
import { useFoundProblem } from '../../../ui/form/found-problems.ts';
import { FactorSourceProvider, type OwnFactor } from '../../factor-field/factor-source.tsx';
import { CatalogueGate } from '../comparison/catalogue-gate.tsx';
import { useEmissionValues } from '../emissions/use-emission-values.ts';
import { useUnitText } from '../emissions/use-unit-text.ts';
import { useFormSurroundings } from '../form-surroundings.ts';
import { FocusTarget } from '../layout/focus-target.tsx';
import { FieldGroup } from '../layout/step-layout.tsx';
import classes from './calculation-part.module.css';
import { CalculationTotal } from './calculation-total.tsx';
import { ItemSection } from './item-section.tsx';
import { ShareRowsField } from './share-rows-field.tsx';

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
      {problem ? <p className={classes.problem}>{problem.message}</p> : null}
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
