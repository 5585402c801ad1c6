import { memo, useRef, useState } from 'react';
import { ChosenFactor } from './chosen-factor.tsx';
import type { FactorChoice } from './factor-choice.ts';
import { FactorChooser } from './factor-chooser.tsx';
import styles from './factor-field.module.css';
import type { TopCategories } from './top-categories.ts';

interface FactorFieldProps {
  /** Heard, not seen: the place says what it is. */
  label: string;
  choice: FactorChoice;
  topCategories: TopCategories;
  /** What a step says that has options and is not taken; null as long as nothing is to be said. */
  missing: string | null;
  /** Called with every step while there is no factor yet, then only with another factor. */
  onChange: (choice: FactorChoice) => void;
}

/** Chooses an emission factor: by search or step by step, and once that is done, in two lines. */
export const FactorField = memo(function FactorField(props: FactorFieldProps) {
  const { label, choice, topCategories, missing, onChange } = props;
  const [isReopened, setReopened] = useState(false);
  const returnsFocus = useRef(false);
  const { factor } = choice;

  function close() {
    returnsFocus.current = true;
    setReopened(false);
  }

  return (
    <div className={styles.field}>
      {factor && !isReopened ? (
        <ChosenFactor
          ref={(button) => {
            if (!button) return;
            // Unless somebody has gone on to another field meanwhile.
            if (returnsFocus.current && document.activeElement === document.body) button.focus();
            returnsFocus.current = false;
          }}
          label={label}
          factor={factor}
          onOpen={() => setReopened(true)}
        />
      ) : (
        <FactorChooser
          label={label}
          choice={choice}
          topCategories={topCategories}
          missing={missing}
          onKeep={factor && close}
          onChange={(next) => {
            if (next.factor) close();
            onChange(next);
          }}
        />
      )}
    </div>
  );
});
