import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { LinkTarget } from '../../../lib/navigation/link-target.ts';
import { linesOf, linesWith } from '../list-links.ts';
import type { FirstRunName } from './first-run-steps.ts';

/** Where a step is taken; the first one opens here, and for a request one can only wait. */
export const stepPlaces = {
  add: linesOf('customer'),
  send: linesWith('customer', 'NOT_STARTED'),
  receive: { to: '/supplier/calculator' },
  answer: linesWith('supplier', 'REQUESTED'),
  keep: { to: '/products/sold' },
} as const satisfies Record<Exclude<FirstRunName, 'invite'>, LinkTarget>;

export function FirstRunAction({ name, onInvite }: { name: FirstRunName; onInvite: () => void }) {
  const { t } = useTranslation('home');
  const words = t(`firstRun.${name}.action`);
  if (name === 'invite') {
    return (
      <Button variant="filled" onClick={onInvite}>
        {words}
      </Button>
    );
  }
  return (
    <Button variant="filled" renderRoot={(props) => <Link {...props} {...stepPlaces[name]} />}>
      {words}
    </Button>
  );
}
