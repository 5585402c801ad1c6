import { Tooltip } from '@mantine/core';
import type { RefObject } from 'react';

export interface FullTextTooltipProps {
  element: RefObject<HTMLElement | null>;
  text: string;
  position?: 'top-start' | 'right';
  opened: boolean;
}

/** A file of its own, since no page needs it before somebody points at something. */
export function FullTextTooltip({ element, text, position = 'top-start', opened }: FullTextTooltipProps) {
  return <Tooltip target={element} opened={opened} label={text} position={position} multiline />;
}
