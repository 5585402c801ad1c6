import { dataQualityLevels } from '@pcf/contract/vocabulary/data-quality';
import { dataQualityLevelOf } from '@pcf/domain/emission-data/data-quality-level';
import { useWords } from '../i18n/use-words.ts';
import { noValue } from '../lib/format/number-format.ts';
import kit from '../ui/kit.module.css';
import styles from './quality-mark.module.css';

/** What data are worth as evidence: a number up to 100, its word, and as many steps as the word is high. */
export function QualityMark({ score }: { score: number | null }) {
  const { t } = useWords('exchange');
  if (score === null) return noValue;
  const level = dataQualityLevelOf(score);
  const reached = dataQualityLevels.indexOf(level);
  return (
    <span className={`${kit.small} ${styles.mark}`} data-level={level}>
      <svg className={styles.icon} viewBox="0 0 14 14" aria-hidden>
        {dataQualityLevels.map((each, step) => (
          <path key={each} d={`M${2 + step * 5} 13V${9 - step * 4}`} data-reached={step <= reached || undefined} />
        ))}
      </svg>
      <b className={`${kit.ink} ${kit.strong} ${kit.tabular}`}>{score}</b> {t(`quality.${level}`)}
    </span>
  );
}
