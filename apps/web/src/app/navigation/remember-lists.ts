import { rememberList } from '../../lib/navigation/remembered-lists.ts';
import type { AppRouter } from '../router.ts';

/** Keeps how each list was left, from the moment on which somebody goes there. */
export function rememberLists(router: AppRouter): void {
  router.subscribe('onBeforeLoad', ({ toLocation }) => rememberList(toLocation));
}
