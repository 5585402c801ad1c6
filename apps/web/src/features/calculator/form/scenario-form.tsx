import { emissionDataItemTypes } from '@pcf/contract/vocabulary/emission-data-item-type';
import { memo, useCallback, useId } from 'react';
import type { ScenarioChange } from '../model/change-scenario.ts';
import type { Scenario } from '../model/scenario.ts';
import { FormSection } from './form-section.tsx';
import classes from './scenario-form.module.css';

interface ScenarioFormProps {
  scenario: Scenario;
  index: number;
  /** While it is compared with another one. */
  name: string | null;
  /** The one to see where there is room for one only. */
  current: boolean;
  onChange: (index: number, change: ScenarioChange) => void;
}

export const ScenarioForm = memo(function ScenarioForm(props: ScenarioFormProps) {
  const { scenario, index, name, current, onChange } = props;
  const headingId = useId();
  const change = useCallback((what: ScenarioChange) => onChange(index, what), [index, onChange]);
  return (
    <section
      className={classes.form}
      data-current={current || undefined}
      tabIndex={-1}
      aria-labelledby={name === null ? undefined : headingId}
    >
      {name !== null && (
        <h2 id={headingId} className={classes.name}>
          {name}
        </h2>
      )}
      {emissionDataItemTypes.map((section) => (
        <FormSection
          key={section}
          section={section}
          rows={scenario[section]}
          scenarioId={name === null ? null : headingId}
          change={change}
        />
      ))}
    </section>
  );
});
