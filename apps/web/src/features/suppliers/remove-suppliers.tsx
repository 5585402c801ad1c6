import { lazy, Suspense, useState } from 'react';
import type { RemoveSuppliersDialogProps } from './remove-suppliers-dialog.tsx';

const RemoveSuppliersDialog = lazy(async () => ({
  default: (await import('./remove-suppliers-dialog.tsx')).RemoveSuppliersDialog,
}));

/** The question is fetched when it is first to be asked, and stays to give the focus back when it closes. */
export function RemoveSuppliers(props: RemoveSuppliersDialogProps) {
  const [wanted, setWanted] = useState(props.opened);
  if (props.opened && !wanted) setWanted(true);
  return <Suspense>{wanted ? <RemoveSuppliersDialog {...props} /> : null}</Suspense>;
}
