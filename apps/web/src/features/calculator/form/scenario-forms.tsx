import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { scenarioNames } from '../compare/scenario-names.ts';
import type { ScenarioChange } from '../model/change-scenario.ts';
import type { Scenario } from '../model/scenario.ts';
import { ScenarioForm } from './scenario-form.tsx';
import classes from './scenario-forms.module.css';
import { ScenarioSwitch } from './scenario-switch.tsx';

interface ScenarioFormsProps {
  scenarios: readonly Scenario[];
  /** The one to see where there is room for one only. */
  current: number;
  onSwitch: (index: number) => void;
  onChange: (index: number, change: ScenarioChange) => void;
  ref: Ref<HTMLDivElement>;
}

/** One scenario, or two: side by side where there is room, else one at a time. */
export function ScenarioForms({ scenarios, current, onSwitch, onChange, ref }: ScenarioFormsProps) {
  const { t } = useTranslation('calculator');
  const comparing = scenarios.length > 1;
  return (
    <div ref={ref} className={classes.forms} data-comparing={comparing || undefined}>
      {comparing && (
        <div className={classes.switch}>
          <ScenarioSwitch current={current} onSwitch={onSwitch} />
        </div>
      )}
      {scenarioNames.map((name, index) => {
        const scenario = scenarios[index];
        return (
          scenario && (
            <ScenarioForm
              key={name}
              scenario={scenario}
              index={index}
              name={comparing ? t('scenario', { name }) : null}
              current={index === current}
              onChange={onChange}
            />
          )
        );
      })}
    </div>
  );
}
