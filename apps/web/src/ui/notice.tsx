import type { ReactNode, Ref } from 'react';
import kit from './kit.module.css';
import classes from './notice.module.css';

interface NoticeProps {
  /** Paragraphs; the first says what is the case. */
  children: ReactNode;
  actions?: ReactNode;
  /** For moving the focus here. */
  ref?: Ref<HTMLDivElement>;
}

/** Something to know at this place, neither good nor bad. */
export function Notice({ children, actions, ref }: NoticeProps) {
  return (
    <div ref={ref} className={`${kit.row} ${kit.breakable} ${classes.notice}`} tabIndex={-1}>
      <div className={classes.words}>{children}</div>
      {actions ? <div className={kit.row8}>{actions}</div> : null}
    </div>
  );
}
