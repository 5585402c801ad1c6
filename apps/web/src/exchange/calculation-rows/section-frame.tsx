import { Button } from '@mantine/core';
import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data';
import type { DecimalText } from '@pcf/domain/footprint/trace-row';
import { type ReactNode, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import kit from '../../ui/kit.module.css';
import classes from './calculation-rows.module.css';
import { kilogramsText } from './row-line.tsx';

interface SectionFrameProps {
  section: EmissionDataItemType;
  heading: 'h2' | 'h3' | 'h4';
  /** Of a heading that this one belongs to. */
  aboveId?: string | null;
  /** Whether it has no row. */
  empty: boolean;
  /** Whether something stands where rows would. */
  hasNote: boolean;
  sum: DecimalText | null;
  /** What has just happened, for people who hear the page. */
  spoken: string;
  listRef: Ref<HTMLUListElement>;
  addRef: Ref<HTMLButtonElement>;
  onAdd: () => void;
  /** No more rows can be added. */
  full?: boolean;
  /** The rows. */
  children: ReactNode;
}

/** One section of a calculation: what it is, its rows, the way to add one, and what they come to. */
export function SectionFrame(props: SectionFrameProps) {
  const {
    section,
    heading: Heading,
    aboveId,
    empty,
    hasNote,
    sum,
    spoken,
    listRef,
    addRef,
    onAdd,
    full = false,
  } = props;
  const { t, i18n } = useTranslation('calculator');
  const headingId = useId();
  return (
    <section
      className={`${kit.card} ${classes.section}`}
      aria-labelledby={aboveId ? `${aboveId} ${headingId}` : headingId}
    >
      <div className={classes.body} data-empty={empty || undefined}>
        <div className={`${kit.row0x16} ${classes.head}`}>
          <Heading id={headingId} className={classes.title}>
            {t(`section.${section}.title`)}
          </Heading>
          <span className={kit.note}>{t(`section.${section}.subtitle`)}</span>
        </div>
        <ul ref={listRef} className={classes.rows} hidden={empty && !hasNote}>
          {props.children}
        </ul>
        {full ? null : (
          <Button ref={addRef} className={classes.add ?? ''} variant="subtle" onClick={onAdd}>
            {t(`section.${section}.add`)}
          </Button>
        )}
        {sum !== null && (
          <p className={`${kit.mutedFigures} ${classes.sum}`}>
            <span className={kit.visuallyHidden}>{t('sum')} </span>
            {kilogramsText(sum, pageLanguage(i18n))}
          </p>
        )}
      </div>
      <span className={kit.visuallyHidden} role="status">
        {spoken}
      </span>
    </section>
  );
}
