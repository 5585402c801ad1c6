import { type ReactNode, useId } from 'react';
import classes from './profile.module.css';

interface ProfileSectionProps {
  title: string;
  description: string;
  children: (headingId: string) => ReactNode;
}

/** What it is about on the left, what can be done about it on the right. */
export function ProfileSection({ title, description, children }: ProfileSectionProps) {
  const headingId = useId();
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId} className={classes.title}>
          {title}
        </h2>
        <p className={classes.description}>{description}</p>
      </div>
      <div>{children(headingId)}</div>
    </section>
  );
}
