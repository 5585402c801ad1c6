import type { ImportFinding } from './api/import-products.ts';
import { isWarning } from './finding-mark.ts';
import classes from './finding-reasons.module.css';
import { useFindingText } from './use-finding-text.ts';

/** Beside what is marked; the colour is never alone. */
export function FindingReasons({ findings }: { findings: readonly ImportFinding[] }) {
  const reason = useFindingText();
  return findings.map((finding) => (
    <span key={finding.code} className={classes.reason} data-warning={isWarning(finding) || undefined}>
      <svg className={classes.icon} viewBox="0 0 16 16" aria-hidden>
        <path d="M8 4.5v4M8 11v.5" />
        <circle cx="8" cy="8" r="6.5" />
      </svg>
      {reason(finding)}
    </span>
  ));
}
