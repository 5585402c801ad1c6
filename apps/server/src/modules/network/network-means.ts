import type { PeerMeans } from '../../network/peer-means.ts';

/** What the settings of an installation give to connections with other platforms. */
export interface NetworkMeans extends PeerMeans {
  /** For development: partners without encryption. */
  readonly allowHttp: boolean;
  /** What partners call; undefined where they cannot. */
  readonly publicUrl: string | undefined;
}
