import { Button, type ButtonProps } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { FootprintSource } from './footprint-source.ts';

const FootprintsModal = lazy(async () => ({ default: (await import('./footprints-modal.tsx')).FootprintsModal }));

interface FootprintsButtonProps extends ButtonProps {
  source: FootprintSource;
  /** What the file is called. */
  fileName: string;
  /** What it says, in the words of its place. */
  children: ReactNode;
}

/** Opens what it takes to give footprints to another platform by hand, loaded when it is first wanted. */
export function FootprintsButton({ source, fileName, children, ...button }: FootprintsButtonProps) {
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        {...button}
        onClick={() => {
          setWanted(true);
          setOpened(true);
        }}
      >
        {children}
      </Button>
      <Suspense>
        {wanted ? (
          <FootprintsModal source={source} fileName={fileName} opened={opened} onClose={() => setOpened(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
