import { useNavigate } from '@tanstack/react-router';

/** Opens a product above the page that is shown. */
export function useEditProduct(): (productId: string) => void {
  const navigate = useNavigate();
  return (productId) =>
    void navigate({
      to: '.',
      search: (current: Record<string, unknown>) => ({ ...current, edit: productId }),
      resetScroll: false,
    });
}
