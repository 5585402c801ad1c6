import { type ReactElement, useCallback, useRef } from 'react';
import { FullText } from '../../ui/data-table/cut-text.tsx';
import styles from './named-by-tooltip.module.css';

interface NamedByTooltipProps {
  label: string;
  needed: boolean;
  children: ReactElement;
}

/** What is shown as an icon alone has its words beside it on pointing at it or reaching it by keyboard. */
export function NamedByTooltip({ label, needed, children }: NamedByTooltipProps) {
  const named = useRef<HTMLElement | null>(null);
  const keep = useCallback((around: HTMLElement | null) => {
    named.current = around?.firstElementChild as HTMLElement | null;
  }, []);
  return (
    <div ref={keep} className={styles.around}>
      {children}
      <FullText element={named} text={label} position="right" isCut={needed} />
    </div>
  );
}
