import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiProblem } from '../../../lib/api/api-errors.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { type AnswerAddress, type EmissionAnswer, getEmissionAnswer } from './answer-calls.ts';
import { lockedBy, lockOfProblem, needsRenewal } from './lock.ts';

/** Also said while leaving the page. */
const unlockEmissionData = (address: AnswerAddress) =>
  callApi('unlockEmissionData', { params: { ...address } }, { keepalive: true });

const lockEmissionData = (address: AnswerAddress) => callApi('lockEmissionData', { params: { ...address } });

const lookMs = 30_000;

interface EditLockOptions {
  address: AnswerAddress;
  answer: EmissionAnswer;
  /** Whether this page has something that only it knows; then the lock is not given away on leaving. */
  hasUnsaved: () => boolean;
}

/** The lock of the form, as the newest response says: taken by editing, renewed while the form is in sight, released on leaving. */
export function useEditLock({ address, answer, hasUnsaved }: EditLockOptions) {
  const queryClient = useQueryClient();
  const { queryKey } = getEmissionAnswer(address);
  const taking = useRef<Promise<void> | null>(null);

  const show = (lock: EmissionAnswer['lock']) =>
    queryClient.setQueryData(queryKey, (known) => known && { ...known, lock });
  const reload = () => queryClient.invalidateQueries({ queryKey });

  async function request() {
    try {
      show((await lockEmissionData(address)).lock);
    } catch (error) {
      const lock = lockOfProblem(error);
      if (lock) show(lock);
      // Nobody may edit any more, or it is free again: the answer says which. Without a connection, saving will tell.
      else if (error instanceof ApiProblem) await reload();
    }
  }

  /** Asks for it, or renews it; several parts of a page ask once. */
  function take(): Promise<void> {
    taking.current ??= request().finally(() => {
      taking.current = null;
    });
    return taking.current;
  }

  /** To be called before editing. */
  function takeIfFree() {
    const { lock, featureFlags } = answer;
    if (featureFlags.edit !== 'ENABLED' || lockedBy(answer, new Date())) return;
    if (!lock?.own || needsRenewal(answer, new Date())) void take();
  }
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') return;
    if (answer.lock && !answer.lock.own) void reload();
    else if (needsRenewal(answer, new Date())) void take();
  });
  useEffect(() => {
    const timer = setInterval(() => look(), lookMs);
    return () => clearInterval(timer);
  }, []);

  const release = useEffectEvent(() => {
    if (!answer.lock?.own || hasUnsaved()) return;
    show(null);
    // Nobody is left to tell; it runs out by itself.
    void unlockEmissionData(address).catch(() => undefined);
  });
  useEffect(() => {
    const leave = () => release();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    takeIfFree,
    /** Taken from a colleague, for those who may. */
    takeOver: async () => {
      await unlockEmissionData(address);
      show((await lockEmissionData(address)).lock);
      await reload();
    },
  };
}
