import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem, NetworkError } from '../../../lib/api/api-errors.ts';
import { createDraftSaver, pauseMs } from './draft-saver.ts';

const problem = (code: 'STALE_VERSION' | 'LOCKED' | 'VALIDATION_FAILED', status: number) =>
  new ApiProblem({ type: 'about:blank', title: code, status, code });
const offline = new NetworkError(new Error('offline'));

function startSaver() {
  const typed = { text: '' };
  let version = 3;
  const save = vi.fn(async (_values: string, _draftVersion: number, _leaving: boolean) => ({
    draftVersion: ++version,
    savedAt: `save ${version}`,
  }));
  const keep = vi.fn((_values: string, _draftVersion: number) => undefined);
  const forget = vi.fn();
  const saver = createDraftSaver({ draftVersion: 3, savedAt: 'before', read: () => typed.text, save, keep, forget });
  const type = (text: string) => {
    typed.text = text;
    saver.change();
  };
  return { saver, save, keep, forget, type };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('saves once, at the pause after the last key', async () => {
  const { saver, save, type } = startSaver();
  type('a');
  await vi.advanceTimersByTimeAsync(pauseMs - 1);
  type('ab');
  expect(saver.state()).toEqual({ kind: 'unsaved' });
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(save.mock.calls).toEqual([['ab', 3, false]]);
  expect(saver.state()).toEqual({ kind: 'saved', at: 'save 4' });
});

it('saves again, with the new version, what was typed while it saved', async () => {
  const { saver, save, forget, type } = startSaver();
  save.mockImplementationOnce(async () => {
    type('ab');
    return { draftVersion: 4, savedAt: 'save 4' };
  });
  type('a');
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(saver.state()).toEqual({ kind: 'unsaved' });
  expect(forget).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(save.mock.calls[1]).toEqual(['ab', 4, false]);
  expect(forget).toHaveBeenCalledOnce();
});

it('saves at once when asked, and not at all where there is nothing to save', async () => {
  const { saver, save, type } = startSaver();
  await saver.flush();
  expect(save).not.toHaveBeenCalled();
  type('a');
  await saver.flush({ leaving: true });
  expect(save.mock.calls).toEqual([['a', 3, true]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledOnce();
});

describe('without a connection', () => {
  it('keeps the work on the device and tries until it is saved', async () => {
    const { saver, save, keep, forget, type } = startSaver();
    save.mockRejectedValue(offline);
    type('a');
    await vi.advanceTimersByTimeAsync(pauseMs);
    expect(saver.state()).toEqual({ kind: 'failed', reason: 'connection' });
    type('ab');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(keep).toHaveBeenLastCalledWith('ab', 3);
    expect(forget).not.toHaveBeenCalled();
    expect(saver.state()).toEqual({ kind: 'failed', reason: 'connection' });
    save.mockResolvedValue({ draftVersion: 4, savedAt: 'back' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(save).toHaveBeenLastCalledWith('ab', 3, false);
    expect(saver.state()).toEqual({ kind: 'saved', at: 'back' });
    expect(forget).toHaveBeenCalledOnce();
  });

  it('does not wait any longer once the connection is back', async () => {
    const { saver, save, type } = startSaver();
    save.mockRejectedValueOnce(offline);
    type('a');
    await vi.advanceTimersByTimeAsync(pauseMs);
    saver.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.state()).toEqual({ kind: 'saved', at: 'save 4' });
  });
});

describe('where somebody else has saved', () => {
  it('sends nothing until somebody chooses, and then what was typed last', async () => {
    const { saver, save, keep, type } = startSaver();
    save.mockRejectedValueOnce(problem('STALE_VERSION', 409));
    type('mine');
    await vi.advanceTimersByTimeAsync(pauseMs);
    expect(saver.state()).toEqual({ kind: 'stale' });
    type('mine too');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledOnce();
    expect(keep).toHaveBeenLastCalledWith('mine too', 3);
    saver.overwrite(9);
    await vi.advanceTimersByTimeAsync(0);
    expect(save).toHaveBeenLastCalledWith('mine too', 9, false);
    expect(saver.state()).toEqual({ kind: 'saved', at: 'save 4' });
  });

  it('goes on with the newer draft where that is chosen', async () => {
    const { saver, save, forget, type } = startSaver();
    save.mockRejectedValueOnce(problem('STALE_VERSION', 409));
    type('mine');
    await vi.advanceTimersByTimeAsync(pauseMs);
    saver.adopt(9, 'theirs');
    expect(forget).toHaveBeenCalledOnce();
    expect(saver.state()).toEqual({ kind: 'saved', at: 'theirs' });
    type('more');
    await vi.advanceTimersByTimeAsync(pauseMs);
    expect(save).toHaveBeenLastCalledWith('more', 9, false);
  });
});

it('keeps what was typed while a colleague has the lock, and saves it once it is free', async () => {
  const { saver, save, keep, type } = startSaver();
  save.mockRejectedValueOnce(problem('LOCKED', 423));
  type('a');
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(saver.state()).toEqual({ kind: 'locked' });
  expect(keep).toHaveBeenLastCalledWith('a', 3);
  saver.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(saver.state()).toEqual({ kind: 'saved', at: 'save 4' });
});

it('tries what was refused again with the next change', async () => {
  const { saver, save, type } = startSaver();
  const refusal = problem('VALIDATION_FAILED', 400);
  save.mockRejectedValueOnce(refusal);
  type('x'.repeat(9));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saver.state()).toEqual({ kind: 'refused', error: refusal });
  expect(save).toHaveBeenCalledOnce();
  type('x');
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(saver.state()).toEqual({ kind: 'saved', at: 'save 4' });
});

it('is silent once it is stopped', async () => {
  const { saver, save, type } = startSaver();
  type('a');
  saver.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  await saver.flush();
  expect(save).not.toHaveBeenCalled();
});
