import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './product-rows.module.css';

/** A long list that scrolls by itself, by keyboard as well. */
export function ScrollSection({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="section" className={classes.section} tabIndex={0} aria-label={label}>
      {children}
    </Box>
  );
}
