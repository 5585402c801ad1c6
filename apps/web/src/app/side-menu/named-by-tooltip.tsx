import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';

interface NamedByTooltipProps {
  label: string;
  needed: boolean;
  children: ReactElement;
}

/** A menu with its words in sight needs none of them again, and is on the screen sooner. */
export function NamedByTooltip({ label, needed, children }: NamedByTooltipProps) {
  if (!needed) return children;
  return (
    <Tooltip label={label} position="right" events={{ hover: true, focus: true, touch: false }}>
      {children}
    </Tooltip>
  );
}
