import type { ReceivedRemark } from './received-remark.ts';
import classes from './remark-list.module.css';
import { useRemarkText } from './use-remark-text.ts';

/** What whoever looks at data from another platform should know of them. */
export function RemarkList({ remarks }: { remarks: readonly ReceivedRemark[] }) {
  const textOf = useRemarkText();
  return (
    <ul className={classes.list}>
      {remarks.map((remark) => {
        const { label, text } = textOf(remark);
        return (
          <li key={`${remark.path} ${remark.code} ${remark.sent}`}>
            <b className={classes.label}>{label}</b> {text}
          </li>
        );
      })}
    </ul>
  );
}
