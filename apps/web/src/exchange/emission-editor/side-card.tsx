import { type ReactNode, useId } from 'react';
import kit from '../../ui/kit.module.css';
import classes from './emission-editor.module.css';

/** Something to know beside the form. */
export function SideCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`${kit.card} ${classes.card}`} aria-labelledby={id}>
      <h2 id={id} className={`${kit.subheading} ${classes.title}`}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Only what there is. */
export function SideFacts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={`${kit.small} ${classes.facts}`}>
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
export const SideWords = ({ children }: { children: string }) => <span className={kit.preLine}>{children}</span>;
