import { Button } from '@mantine/core';
import { useState } from 'react';

/** Something has to be asked for before it can be done. What goes wrong then has its toast already. */
export function LoadingButton({ children, onPress }: { children: string; onPress: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      variant="filled"
      // A button that is disabled while it works would drop the keyboard's focus.
      aria-busy={busy}
      onClick={() => {
        if (busy) return;
        setBusy(true);
        onPress()
          .catch(() => undefined)
          .finally(() => setBusy(false));
      }}
    >
      {children}
    </Button>
  );
}
