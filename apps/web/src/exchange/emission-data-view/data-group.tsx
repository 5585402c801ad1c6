import { Box } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import kit from '../../ui/kit.module.css';
import classes from './data-group.module.css';

/** What is asked for on one step of the form. No landmark: beside the form itself there would be two of one name. */
export function DataGroup({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Box role="group" className={classes.group} aria-labelledby={titleId}>
      <h3 id={titleId} className={`${kit.plainSubheading} ${classes.title}`}>
        {title}
      </h3>
      {children}
    </Box>
  );
}

/** A part of it with a name of its own. */
export function DataPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`${kit.stack12} ${classes.part}`}>
      <h4 className={`${kit.minorHeading} ${classes.partTitle}`}>{title}</h4>
      {children}
    </div>
  );
}
