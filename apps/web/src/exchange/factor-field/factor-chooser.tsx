import { Button } from '@mantine/core';
import { factorLabel, groupLabel } from '@pcf/catalogue/labels';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { choiceOf, type FactorChoice } from './factor-choice.ts';
import styles from './factor-chooser.module.css';
import { FactorCombobox } from './factor-combobox.tsx';
import { useFactorSource } from './factor-source.tsx';
import { FactorSteps } from './factor-steps.tsx';
import { acceptsOf, type TopCategories } from './top-categories.ts';

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
      className={styles.chooser}
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
      <p className={styles.or}>{t('stepByStep')}</p>
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
