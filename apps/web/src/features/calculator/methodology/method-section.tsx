import type { ReactNode } from 'react';
import kit from '../../../ui/kit.module.css';
import classes from './methodology-page.module.css';
import type { SectionId } from './section-lists.ts';

interface MethodSectionProps {
  id: SectionId;
  title: string;
  children: ReactNode;
}

/** A part of the page that the contents lead to. */
export function MethodSection({ id, title, children }: MethodSectionProps) {
  return (
    <section id={id} className={classes.section}>
      <h2 className={`${kit.heading} ${classes.title}`}>{title}</h2>
      {children}
    </section>
  );
}
