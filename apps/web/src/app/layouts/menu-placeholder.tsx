import { useRememberedCollapse } from '../side-menu/remembered-collapse.ts';
import classes from './menu-placeholder.module.css';

/** Keeps the room of the menu, so that nothing jumps when it arrives. */
export function MenuPlaceholder() {
  const [collapsed] = useRememberedCollapse();
  return <div className={classes.room} data-collapsed={collapsed || undefined} />;
}
