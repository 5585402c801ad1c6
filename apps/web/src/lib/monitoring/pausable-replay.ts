import type { replayIntegration } from '@sentry/browser';
import type { Recording } from './recording.ts';

type Replay = Pick<ReturnType<typeof replayIntegration>, 'getRecordingMode' | 'start' | 'startBuffering' | 'stop'>;

/** What was recorded just before a pause is not sent during it; afterwards the recording goes on as it was drawn by lot. */
export function pausableReplay(replay: Replay): Recording {
  let mode: ReturnType<Replay['getRecordingMode']>;
  return {
    pause: () => {
      mode = replay.getRecordingMode() ?? mode;
      void replay.stop({ flush: false });
    },
    resume: () => {
      if (replay.getRecordingMode() === undefined) {
        if (mode === 'session') replay.start();
        if (mode === 'buffer') replay.startBuffering();
      }
      mode = undefined;
    },
  };
}
