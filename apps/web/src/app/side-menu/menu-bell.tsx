import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { afterPaint } from '../../lib/after-paint.ts';
import classes from './menu-bell.module.css';

type BellProps = ComponentProps<typeof NotificationBell>;

/** No page waits for its notifications, or does without anything else where they cannot be loaded. */
const Bell = lazy(async (): Promise<{ default: ComponentType<BellProps> }> => {
  await afterPaint();
  return import('../../features/notifications/notification-bell.tsx').then(
    (module) => ({ default: module.NotificationBell }),
    () => ({ default: () => null }),
  );
});

export function MenuBell(props: BellProps) {
  return (
    <Suspense fallback={<span className={classes.room} data-form={props.form} />}>
      <Bell {...props} />
    </Suspense>
  );
}
