import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import kit from '../../../../ui/kit.module.css';

export function SoldProductLink({ soldProductId, children }: { soldProductId: string; children: ReactNode }) {
  return (
    <Link className={kit.strongLink} to="/products/sold/$soldProductId" params={{ soldProductId }}>
      {children}
    </Link>
  );
}
