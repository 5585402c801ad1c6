import { type ReactNode, useId } from 'react';
import kit from '../../ui/kit.module.css';
import classes from './organisation-page.module.css';

interface PageSectionProps {
  title: string;
  /** One sentence that says what this place is for. */
  about?: string;
  children: (headingId: string) => ReactNode;
}

/** A card with a heading that its form can be named after. */
export function PageSection({ title, about, children }: PageSectionProps) {
  const headingId = useId();
  return (
    <section className={`${kit.card} ${classes.card}`} aria-labelledby={headingId}>
      <h2 id={headingId} className={`${kit.subheading} ${kit.below12}`}>
        {title}
      </h2>
      {about ? <p className={`${kit.note} ${kit.reading} ${classes.about}`}>{about}</p> : null}
      {children(headingId)}
    </section>
  );
}
