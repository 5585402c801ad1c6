import { VisuallyHidden } from '@mantine/core';
import { LoadingSpinner } from '../loading-spinner/loading-spinner.tsx';

/** While a link is looked at: the window is covered, and the page is called by what is going on. */
export function EntryLoading({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden component="h1">{label}</VisuallyHidden>
      <LoadingSpinner fullScreen label={label} />
    </>
  );
}
