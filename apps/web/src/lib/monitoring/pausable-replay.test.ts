import { describe, expect, it } from 'vitest';
import { pausableReplay } from './monitoring.ts';

type Mode = 'session' | 'buffer';

/** A recorder that does what Sentry's says of itself. */
function recorder(initial: Mode | undefined) {
  let mode = initial;
  const sent: string[] = [];
  return {
    sent,
    getRecordingMode: () => mode,
    start: () => {
      mode = 'session';
    },
    startBuffering: () => {
      mode = 'buffer';
    },
    stop: async ({ flush = true } = {}) => {
      if (mode === 'session' && flush) sent.push('the end');
      mode = undefined;
    },
  };
}

describe.each(['session', 'buffer'] as const)('a recording in the mode %s', (mode) => {
  it('stops at a pause without sending its end, and goes on in its mode', () => {
    const replay = recorder(mode);
    const recording = pausableReplay(replay);
    recording.pause();
    recording.pause();
    expect(replay.getRecordingMode()).toBeUndefined();
    expect(replay.sent).toEqual([]);
    recording.resume();
    expect(replay.getRecordingMode()).toBe(mode);
  });

  it('is left alone by navigations without a pause', () => {
    const replay = recorder(mode);
    pausableReplay(replay).resume();
    expect(replay.getRecordingMode()).toBe(mode);
  });
});

it('a visit that was not drawn by lot is not recorded after a pause either', () => {
  const replay = recorder(undefined);
  const recording = pausableReplay(replay);
  recording.pause();
  recording.resume();
  expect(replay.getRecordingMode()).toBeUndefined();
});
