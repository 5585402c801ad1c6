import { type ReactNode, useId } from 'react';
import classes from './emission-editor.module.css';

/** Something to know beside the form. */
export function SideCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Only what there is. */
export function SideFacts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** What somebody wrote, with their line breaks. */
export const SideWords = ({ children }: { children: string }) => <span className={classes.words}>{children}</span>;
