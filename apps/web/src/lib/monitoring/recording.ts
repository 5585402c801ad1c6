/** What is kept of a visit. */
export interface Recording {
  readonly pause: () => void;
  readonly resume: () => void;
}

/** Begins one that is silent for as long as the pages are private. */
export type StartRecording = (isPrivate: () => boolean) => Recording;
