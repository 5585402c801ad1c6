import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from '../answer.module.css';

export function TemplateLink({ templateId, children }: { templateId: string; children: ReactNode }) {
  return (
    <Link className={classes.link} to="/products/sold/$templateId" params={{ templateId }}>
      {children}
    </Link>
  );
}
