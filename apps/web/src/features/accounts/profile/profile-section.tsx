import { type ReactNode, useId } from 'react';
import kit from '../../../ui/kit.module.css';
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
        <h2 id={headingId} className={kit.plainSubheading}>
          {title}
        </h2>
        <p className={`${kit.note} ${kit.pretty} ${kit.above4}`}>{description}</p>
      </div>
      <div>{children(headingId)}</div>
    </section>
  );
}
