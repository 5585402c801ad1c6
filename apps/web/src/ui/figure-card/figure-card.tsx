import { type ReactNode, useId } from 'react';
import classes from './figure-card.module.css';

interface FigureCardProps {
  title: string;
  subtitle?: ReactNode;
  /** The way to what is behind it. */
  action?: ReactNode;
  children: ReactNode;
}

/** Figures that belong together, under one heading. */
export function FigureCard({ title, subtitle, action, children }: FigureCardProps) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {action ? <div className={classes.action}>{action}</div> : null}
      </div>
      {subtitle ? <div className={classes.subtitle}>{subtitle}</div> : null}
      <div className={classes.body}>{children}</div>
    </section>
  );
}
