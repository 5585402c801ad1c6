import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { FullPageOverlay } from '../../src/ui/full-page-overlay.tsx';
import { useWords } from '../words.ts';

export function FullPageOverlaySpecimen() {
  const words = useWords();
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button onClick={open}>{words.import}</Button>
      <FullPageOverlay opened={opened} onClose={close} title={words.import}>
        <p>{words.emptySubtitle}</p>
        <Button variant="filled">{words.import}</Button>
      </FullPageOverlay>
    </>
  );
}
