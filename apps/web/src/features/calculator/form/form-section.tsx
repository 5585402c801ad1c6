import { Button, VisuallyHidden } from '@mantine/core';
import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data-item-type';
import { Fragment, memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../components/page-language.ts';
import type { ScenarioChange } from '../model/change-scenario.ts';
import type { CalculatorRow } from '../model/scenario.ts';
import { FormRow } from './form-row.tsx';
import classes from './form-section.module.css';
import { kilogramsText } from './kilograms-text.ts';
import { RemovedNote } from './removed-note.tsx';
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
  const { t, i18n } = useTranslation('calculator');
  const { list, addButton, removed, spoken, say, add, remove, undo, forget } = useSectionRows({
    section,
    rows,
    change,
  });
  const sum = sectionSum(section, rows);
  const headingId = useId();
  const Heading = scenarioId === null ? 'h2' : 'h3';
  const note = removed && (
    <li>
      <RemovedNote name={removed.name} onUndo={undo} onClose={forget} />
    </li>
  );
  return (
    <section
      className={classes.section}
      aria-labelledby={scenarioId === null ? headingId : `${scenarioId} ${headingId}`}
    >
      <div className={classes.body} data-empty={rows.length === 0 || undefined}>
        <div className={classes.head}>
          <Heading id={headingId} className={classes.title}>
            {t(`section.${section}.title`)}
          </Heading>
          <span className={classes.subtitle}>{t(`section.${section}.subtitle`)}</span>
        </div>
        <ul ref={list} className={classes.rows} hidden={rows.length === 0 && removed === null}>
          {rows.map((row, index) => (
            <Fragment key={row.id}>
              {removed?.at === index && note}
              <FormRow section={section} row={row} position={index + 1} change={change} onRemove={remove} say={say} />
            </Fragment>
          ))}
          {removed && removed.at >= rows.length && note}
        </ul>
        <Button ref={addButton} className={classes.add ?? ''} variant="subtle" onClick={add}>
          {t(`section.${section}.add`)}
        </Button>
        {sum !== null && (
          <p className={classes.sum}>
            <VisuallyHidden>{t('sum')} </VisuallyHidden>
            {kilogramsText(sum, pageLanguage(i18n))}
          </p>
        )}
      </div>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </section>
  );
});
