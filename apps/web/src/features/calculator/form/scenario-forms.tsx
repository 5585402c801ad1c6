import { type EmissionDataItemType, emissionDataItemTypes } from '@pcf/contract/vocabulary/emission-data';
import { sumOf } from '@pcf/domain/footprint/summarise';
import type { DecimalText } from '@pcf/domain/footprint/trace-row';
import { Fragment, memo, type Ref, useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RemovedNote } from '../../../exchange/calculation-rows/row-line.tsx';
import { SectionFrame } from '../../../exchange/calculation-rows/section-frame.tsx';
import kit from '../../../ui/kit.module.css';
import classes from '../calculator.module.css';
import type { ScenarioChange } from '../model/change-scenario.ts';
import { traceOf } from '../model/footprint-of.ts';
import { type CalculatorRow, type Scenario, scenarioNames } from '../model/scenario.ts';
import { FormRow } from './form-row.tsx';
import { useSectionRows } from './use-section-rows.ts';

/** Drawn again only when one of its rows changes. */
const FormSection = memo(function FormSection({ section, rows, scenarioId, change }: FormSectionProps) {
  const { list, addButton, removed, spoken, say, add, remove, undo, forget } = useSectionRows({
    section,
    rows,
    change,
  });
  const note = removed && (
    <li>
      <RemovedNote name={removed.name} onUndo={undo} onClose={forget} />
    </li>
  );
  return (
    <SectionFrame
      section={section}
      heading={scenarioId === null ? 'h2' : 'h3'}
      aboveId={scenarioId}
      empty={rows.length === 0}
      hasNote={removed !== null}
      sum={sectionSum(section, rows)}
      spoken={spoken}
      listRef={list}
      addRef={addButton}
      onAdd={add}
    >
      {rows.map((row, index) => (
        <Fragment key={row.id}>
          {removed?.at === index && note}
          <FormRow section={section} row={row} position={index + 1} change={change} onRemove={remove} say={say} />
        </Fragment>
      ))}
      {removed && removed.at >= rows.length && note}
    </SectionFrame>
  );
});

const ScenarioForm = memo(function ScenarioForm(props: ScenarioFormProps) {
  const { scenario, index, name, current, onChange } = props;
  const headingId = useId();
  const change = useCallback((what: ScenarioChange) => onChange(index, what), [index, onChange]);
  return (
    <section
      className={`${kit.stack16} ${classes.form}`}
      data-current={current || undefined}
      tabIndex={-1}
      aria-labelledby={name === null ? undefined : headingId}
    >
      {name !== null && (
        <h2 id={headingId} className={`${kit.visuallyHidden} ${classes.name}`}>
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

interface ScenarioSwitchProps {
  current: number;
  onSwitch: (index: number) => void;
}

/** Which of two scenarios is edited, where there is room for one. */
function ScenarioSwitch({ current, onSwitch }: ScenarioSwitchProps) {
  const { t } = useTranslation('calculator');
  return (
    <fieldset className={`${kit.stack4} ${classes.group}`} aria-label={t('scenarios')}>
      {scenarioNames.map((name, index) => (
        <button
          key={name}
          type="button"
          className={`${kit.muted} ${kit.strong} ${classes.choice}`}
          aria-pressed={index === current}
          onClick={() => onSwitch(index)}
        >
          {t('scenario', { name })}
        </button>
      ))}
    </fieldset>
  );
}

interface ScenarioFormProps {
  scenario: Scenario;
  index: number;
  /** While it is compared with another one. */
  name: string | null;
  /** The one to see where there is room for one only. */
  current: boolean;
  onChange: (index: number, change: ScenarioChange) => void;
}

interface FormSectionProps {
  section: EmissionDataItemType;
  rows: readonly CalculatorRow[];
  /** Of the heading of its scenario, while there are two. */
  scenarioId: string | null;
  change: (change: ScenarioChange) => void;
}

/** What a section adds up to; null as long as fewer than two figures stand in it, since one is its own sum. */
export function sectionSum(section: EmissionDataItemType, rows: readonly CalculatorRow[]): DecimalText | null {
  const figures = rows.flatMap((row) => traceOf(section, row)).filter(({ kgCo2e }) => kgCo2e !== '0');
  return figures.length < 2 ? null : sumOf(figures);
}
