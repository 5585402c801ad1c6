import type { ReactNode, Ref } from 'react';
import classes from './notice.module.css';

interface NoticeProps {
  /** Paragraphs; the first says what is the case. */
  children: ReactNode;
  actions?: ReactNode;
  /** For whoever moves the focus here. */
  ref?: Ref<HTMLDivElement>;
}

/** Something to know at this place, neither good nor bad. */
export function Notice({ children, actions, ref }: NoticeProps) {
  return (
    <div ref={ref} className={classes.notice} tabIndex={-1}>
      <div className={classes.words}>{children}</div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </div>
  );
}
