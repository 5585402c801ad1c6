import type { NetworkConnection } from './api/list-network-connections.ts';

/** What is done with one connection; a test is offered where one was just made. */
export type ConnectionDeed = 'messages' | 'test' | 'offerTest' | 'edit' | 'access' | 'end';

/** What somebody wants to do with the connections of the list. */
export type ConnectionQuestion =
  | { readonly kind: 'connect' }
  | { readonly kind: ConnectionDeed; readonly connection: NetworkConnection };
