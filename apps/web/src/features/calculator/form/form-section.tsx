import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data-item-type';
import { Fragment, memo } from 'react';
import { RemovedNote } from '../../../exchange/calculation-rows/removed-note.tsx';
import { SectionFrame } from '../../../exchange/calculation-rows/section-frame.tsx';
import type { ScenarioChange } from '../model/change-scenario.ts';
import type { CalculatorRow } from '../model/scenario.ts';
import { FormRow } from './form-row.tsx';
import { sectionSum } from './section-sum.ts';
import { useSectionRows } from './use-section-rows.ts';

interface FormSectionProps {
  section: EmissionDataItemType;
  rows: readonly CalculatorRow[];
  /** Of the heading of its scenario, while there are two. */
  scenarioId: string | null;
  change: (change: ScenarioChange) => void;
}

/** Drawn again only when one of its rows changes. */
export const FormSection = memo(function FormSection({ section, rows, scenarioId, change }: FormSectionProps) {
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
