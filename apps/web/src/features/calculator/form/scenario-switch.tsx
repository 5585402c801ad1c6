import { useTranslation } from 'react-i18next';
import { scenarioNames } from '../compare/scenario-names.ts';
import classes from './scenario-switch.module.css';

interface ScenarioSwitchProps {
  current: number;
  onSwitch: (index: number) => void;
}

/** Which of two scenarios is edited, where there is room for one. */
export function ScenarioSwitch({ current, onSwitch }: ScenarioSwitchProps) {
  const { t } = useTranslation('calculator');
  return (
    <fieldset className={classes.group} aria-label={t('scenarios')}>
      {scenarioNames.map((name, index) => (
        <button
          key={name}
          type="button"
          className={classes.choice}
          aria-pressed={index === current}
          onClick={() => onSwitch(index)}
        >
          {t('scenario', { name })}
        </button>
      ))}
    </fieldset>
  );
}
