import { type FileFinding, useFindingWords } from './file-finding.ts';
import classes from './finding-reasons.module.css';

/** Beside what is marked; the colour is never alone. */
export function FindingReasons({ findings }: { findings: readonly FileFinding[] }) {
  const { textOf, isWarning } = useFindingWords();
  return findings.map((finding) => (
    <span key={finding.code} className={classes.reason} data-warning={isWarning(finding) || undefined}>
      <svg className={classes.icon} viewBox="0 0 16 16" aria-hidden>
        <path d="M8 4.5v4M8 11v.5" />
        <circle cx="8" cy="8" r="6.5" />
      </svg>
      {textOf(finding)}
    </span>
  ));
}
