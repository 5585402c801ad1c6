import type { Finding } from '@pcf/domain/emission-data/finding';
import kit from '../../ui/kit.module.css';
import classes from './emission-form.module.css';
import { useFindingMessage, withoutQuestionMark } from './findings/use-finding-message.ts';
import { usePathLabel } from './findings/use-path-label.ts';

/** What is missing or wrong, to be read where the fields are not at hand. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const labelOf = usePathLabel();
  const messageOf = useFindingMessage();
  return (
    <ul className={`${kit.breakable} ${classes.findingListList}`}>
      {findings.map((finding) => (
        <li key={finding.path}>
          {withoutQuestionMark(labelOf(finding.path))}: {messageOf(finding)}
        </li>
      ))}
    </ul>
  );
}
