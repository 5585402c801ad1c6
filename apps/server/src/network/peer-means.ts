import type { AskPeer } from './ask-peer.ts';
import type { SealedSecrets } from './sealed-secrets.ts';

/** What the settings of an installation give for calling partners' platforms. */
export interface PeerMeans {
  /** Undefined where no key is set. */
  readonly secrets: SealedSecrets | undefined;
  readonly ask: AskPeer;
}
