import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type FactorChoice, factorsAt, type GroupLevel, optionsAt, takeStep, withLoneSteps } from './factor-choice.ts';
import { FactorCombobox } from './factor-combobox.tsx';
import { useFactorSource } from './factor-source.tsx';
import styles from './factor-steps.module.css';
import { StepSelect } from './step-select.tsx';
import { isOffered, type TopCategories } from './top-categories.ts';

interface FactorStepsProps {
  choice: FactorChoice;
  topCategories: TopCategories;
  /** What a step says that is still to be taken; nothing while nobody asked. */
  missing: string | null;
  onStep: (choice: FactorChoice) => void;
  onChoose: (factor: EmissionFactor) => void;
}

/** From group to group down to the factor, each step offering what the one above leads to. */
export function FactorSteps({ choice, topCategories, missing, onStep, onChoose }: FactorStepsProps) {
  const { t } = useTranslation(['factors', 'common']);
  const { tree } = useFactorSource();
  const start = 'fixed' in topCategories ? { ...choice, topCategory: topCategories.fixed } : choice;
  const shown = withLoneSteps(tree, start);
  const { topCategory, category, subcategory } = shown;
  const factors = factorsAt(tree, shown);

  const names = [t('step.category'), t('step.subcategory'), t('step.group')];
  const levels: readonly GroupLevel[] =
    'fixed' in topCategories ? ['category', 'subcategory'] : ['topCategory', 'category', 'subcategory'];
  const optionsOf = (level: GroupLevel) =>
    optionsAt(tree, shown, level).filter((key) => level !== 'topCategory' || isOffered(key, topCategories));

  const isInGroup = useCallback(
    (factor: EmissionFactor) =>
      factor.topCategory === topCategory && factor.category === category && factor.subcategory === subcategory,
    [topCategory, category, subcategory],
  );

  return (
    <div className={styles.steps} data-steps={levels.length}>
      {levels.map((level, index) => {
        const options = optionsOf(level);
        return (
          <StepSelect
            key={level}
            label={names[index] ?? ''}
            options={options}
            value={shown[level]}
            error={options.length > 0 && shown[level] === null ? missing : null}
            onChange={(key) => onStep(takeStep(tree, shown, level, key))}
          />
        );
      })}
      <div className={styles.factor}>
        <FactorCombobox
          key={`${topCategory}/${category}/${subcategory}`}
          label={t('step.factor')}
          placeholder={t('common:select.choose')}
          icon="chevronDown"
          offered={factors}
          offeredLabel={t('step.factor')}
          accepts={isInGroup}
          chosen={shown.factor}
          disabled={factors.length === 0}
          required
          error={factors.length > 0 && shown.factor === null ? missing : null}
          onChoose={onChoose}
        />
      </div>
    </div>
  );
}
