import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import kit from '../../../../ui/kit.module.css';

export function TemplateLink({ templateId, children }: { templateId: string; children: ReactNode }) {
  return (
    <Link className={kit.strongLink} to="/products/sold/$templateId" params={{ templateId }}>
      {children}
    </Link>
  );
}
