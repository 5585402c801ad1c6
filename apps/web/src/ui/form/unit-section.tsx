import kit from '../kit.module.css';
import styles from './unit-section.module.css';

/** The unit stands inside the field, behind a hairline; the label carries it for people who hear the page. */
export function unitSection(unit: string | undefined) {
  if (!unit) return {};
  return {
    rightSection: (
      <span className={`${kit.muted} ${styles.unit}`} aria-hidden>
        {unit}
      </span>
    ),
    rightSectionWidth: `min(60%, calc(${unit.length}ch * 0.82 + 1.75rem))`,
    rightSectionPointerEvents: 'none' as const,
  };
}
