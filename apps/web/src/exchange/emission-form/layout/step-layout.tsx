import { type ReactNode, useId } from 'react';
import kit from '../../../ui/kit.module.css';
import classes from '../emission-form.module.css';

interface ChildrenProps {
  children: ReactNode;
}

/** One column, as wide as a form may be. */
export const StepLayout = ({ children }: ChildrenProps) => (
  <div className={`${kit.stack24} ${classes.step}`}>{children}</div>
);

/** Two fields beside each other where there is room. */
export const FieldPair = ({ children }: ChildrenProps) => (
  <div className={`${kit.stack16} ${classes.pair}`}>{children}</div>
);

interface FieldGroupProps extends ChildrenProps {
  title?: string;
  lead?: ReactNode;
}

/** Fields that belong together, under what they have in common. */
export function FieldGroup({ title, lead, children }: FieldGroupProps) {
  const id = useId();
  if (!title) return <div className={classes.group}>{children}</div>;
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h3 id={id} className={`${kit.subheading} ${classes.title}`}>
        {title}
      </h3>
      {lead ? <p className={`${kit.note} ${classes.lead}`}>{lead}</p> : null}
      {children}
    </section>
  );
}
