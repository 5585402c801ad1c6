import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';

interface FullTextProps {
  text: string;
  isCut: boolean;
  wasCut: boolean;
  children: ReactElement;
}

/** Shows a text in full to whoever points at it, touches it or reaches it by keyboard; nothing at all where it fits. */
export function FullText({ text, isCut, wasCut, children }: FullTextProps) {
  if (!wasCut) return children;
  return (
    <Tooltip
      label={text}
      disabled={!isCut}
      position="top-start"
      multiline
      events={{ hover: true, focus: true, touch: true }}
    >
      {children}
    </Tooltip>
  );
}
