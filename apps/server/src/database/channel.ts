export interface ChannelListener {
  heard(payload: string): void;
  /** It hears now, or hears again: what was sent before is lost. */
  connected(): void;
}

export interface Listening {
  close(): Promise<void>;
}
