import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useOwnLocation } from '../../lib/navigation/use-own-location.ts';

const EditProductModal = lazy(async () => {
  const { purchasedModalFiles } = await import('./purchased-modal-files.ts');
  return { default: (await purchasedModalFiles.edit()).EditProductModal };
});

/** The product that the query string names, to be edited above the page; loaded when it is first wanted. */
export function useEditedProduct() {
  const { edit } = useOwnLocation().search as Record<string, unknown>;
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(false);
  const edited = typeof edit === 'string' ? edit : null;
  if (edited !== null && !wanted) setWanted(true);

  function stopEditing() {
    void navigate({
      to: '.',
      search: ({ edit: _, ...others }: Record<string, unknown>) => others,
      resetScroll: false,
      replace: true,
    });
  }

  return wanted ? (
    <Suspense>
      <EditProductModal productId={edited} onClose={stopEditing} />
    </Suspense>
  ) : null;
}
