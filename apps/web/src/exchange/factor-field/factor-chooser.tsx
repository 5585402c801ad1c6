import { Button } from '@mantine/core';
import { factorLabel, groupLabel } from '@pcf/catalogue/labels';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import kit from '../../ui/kit.module.css';
import {
  choiceOf,
  type FactorChoice,
  factorsAt,
  type GroupLevel,
  optionsAt,
  takeStep,
  withLoneSteps,
} from './factor-choice.ts';
import { FactorCombobox } from './factor-combobox.tsx';
import styles from './factor-field.module.css';
import { useFactorSource } from './factor-source.tsx';
import { StepSelect } from './step-select.tsx';

interface FactorChooserProps {
  label: string;
  choice: FactorChoice;
  topCategories: TopCategories;
  missing: string | null;
  onChange: (choice: FactorChoice) => void;
  /** Goes back to the factor there is; null where there is none yet. */
  onKeep: (() => void) | null;
}

const focus = (input: HTMLInputElement | null) => input?.focus();

/** Search above, the way step by step below. With a factor chosen, it counts until another one is. */
export function FactorChooser(props: FactorChooserProps) {
  const { label, choice, topCategories, missing, onChange, onKeep } = props;
  const { t, i18n } = useTranslation('factors');
  const language = pageLanguage(i18n);
  const { recent, remember } = useFactorSource();
  const [draft, setDraft] = useState(choice);
  const accepts = useMemo(() => acceptsOf(topCategories), [topCategories]);
  const kept = onKeep && choice.factor;

  function choose(factor: EmissionFactor) {
    remember(factor);
    onChange(choiceOf(factor));
  }

  return (
    <fieldset
      className={kit.shrinkable}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onKeep?.();
      }}
    >
      <FactorCombobox
        label={t('search.label')}
        labelHidden
        placeholder={
          'fixed' in topCategories
            ? t('search.within', { group: groupLabel(topCategories.fixed, language) })
            : t('search.placeholder')
        }
        icon="search"
        offered={recent.filter(accepts)}
        offeredLabel={t('recent')}
        accepts={accepts}
        showsPath
        opensOnFocus={!kept}
        ref={kept ? focus : null}
        onChoose={choose}
      />
      <p className={`${kit.muted} ${styles.or}`}>{t('stepByStep')}</p>
      <FactorSteps
        choice={kept ? draft : choice}
        topCategories={topCategories}
        missing={kept ? null : missing}
        onStep={kept ? setDraft : onChange}
        onChoose={choose}
      />
      {kept ? (
        <Button variant="subtle" className={styles.keep} onClick={onKeep}>
          {t('keep', { name: factorLabel(kept, language) })}
        </Button>
      ) : null}
    </fieldset>
  );
}

interface FactorStepsProps {
  choice: FactorChoice;
  topCategories: TopCategories;
  /** What a step says that is still to be taken; nothing while nobody asked. */
  missing: string | null;
  onStep: (choice: FactorChoice) => void;
  onChoose: (factor: EmissionFactor) => void;
}

/** From group to group down to the factor, each step offering what the one above leads to. */
function FactorSteps({ choice, topCategories, missing, onStep, onChoose }: FactorStepsProps) {
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

/** Where a field may choose from: one top category alone, or all but some. Kept by the caller, so that it stays the same. */
export type TopCategories = { readonly fixed: string } | { readonly except: readonly string[] };

function isOffered(topCategory: string, offered: TopCategories): boolean {
  return 'fixed' in offered ? topCategory === offered.fixed : !offered.except.includes(topCategory);
}

function acceptsOf(offered: TopCategories): (factor: EmissionFactor) => boolean {
  return ({ topCategory }) => isOffered(topCategory, offered);
}
