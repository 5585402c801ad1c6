import { VisuallyHidden } from '@mantine/core';
import classes from './outside-link.module.css';

interface OutsideLinkProps {
  href: string;
  /** Says that it opens in a new tab, for people who hear the page. */
  newTab: string;
  children: string;
}

export function OutsideLink({ href, newTab, children }: OutsideLinkProps) {
  return (
    <a className={classes.link} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> ({newTab})</VisuallyHidden>
    </a>
  );
}
