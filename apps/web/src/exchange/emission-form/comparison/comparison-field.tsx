import { Button } from '@mantine/core';
import type { FactorTree } from '@pcf/catalogue/factor-tree';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import kit from '../../../ui/kit.module.css';
import {
  type FactorChoice,
  type GroupLevel,
  nothingChosen,
  optionsAt,
  takeStep,
} from '../../factor-field/factor-choice.ts';
import { StepSelect } from '../../factor-field/step-select.tsx';
import classes from '../emission-form.module.css';
import type { EmissionFormValues } from '../emission-form-values.ts';

const levels = ['topCategory', 'category', 'subcategory'] as const satisfies readonly GroupLevel[];
/** They are not made of a mass, so that nothing can be compared with them. */
const notOffered = ['Energy', 'Transport'];
const name = 'data.emissionValues.comparisonGroup';

/** A group that the catalogue no longer has stays to be seen. */
function offeredAt(tree: FactorTree, choice: FactorChoice, level: GroupLevel): readonly string[] {
  const options = optionsAt(tree, choice, level).filter((key) => !notOffered.includes(key));
  const chosen = choice[level];
  return chosen === null || options.includes(chosen) ? options : [...options, chosen];
}

/** Three steps to a group of the catalogue; it counts once the last one is taken. */
export function ComparisonField({ tree }: { tree: FactorTree }) {
  const { t } = useTranslation(['emissionData', 'factors']);
  const { control, setValue } = useFormContext<EmissionFormValues>();
  const group = useWatch({ control, name });
  const [begun, setBegun] = useState<FactorChoice>(nothingChosen);
  const choice = group ? { ...group, factor: null } : begun;
  const labels = [t('factors:step.category'), t('factors:step.subcategory'), t('factors:step.group')];

  function take(level: GroupLevel, key: string) {
    const next = takeStep(tree, choice, level, key);
    const { topCategory, category, subcategory } = next;
    const chosen = topCategory !== null && category !== null && subcategory !== null;
    setBegun(next);
    setValue(name, chosen ? { topCategory, category, subcategory } : null, { shouldDirty: true });
  }

  function clear() {
    setBegun(nothingChosen);
    setValue(name, null, { shouldDirty: true });
  }

  return (
    <>
      <p className={kit.note}>{t('groupHelp.comparisonGroup')}</p>
      <div className={`${kit.stack16} ${classes.steps}`}>
        {levels.map((level, index) => (
          <StepSelect
            key={level}
            label={labels[index] ?? ''}
            options={offeredAt(tree, choice, level)}
            value={choice[level]}
            error={null}
            onChange={(key) => take(level, key)}
          />
        ))}
      </div>
      {choice.topCategory === null ? null : (
        <Button className={classes.clear ?? ''} variant="subtle" size="xs" onClick={clear}>
          {t('comparison.clear')}
        </Button>
      )}
    </>
  );
}
