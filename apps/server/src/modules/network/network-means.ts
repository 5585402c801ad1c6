import type { AskPeer } from '../../network/ask-peer.ts';
import type { SealedSecrets } from '../../network/sealed-secrets.ts';

/** What the settings of an installation give to connections with other platforms. */
export interface NetworkMeans {
  /** Undefined where no key is set. */
  readonly secrets: SealedSecrets | undefined;
  readonly ask: AskPeer;
  /** For development: partners without encryption. */
  readonly allowHttp: boolean;
  /** What partners call; undefined where they cannot. */
  readonly publicUrl: string | undefined;
}
