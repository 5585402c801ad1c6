import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { EmissionFormValues } from '../../../components/emission-form/emission-form-values.ts';
import { sendableValues } from '../../../components/emission-form/sendable-values.ts';
import type { EmissionForm } from '../../../components/emission-form/use-emission-form.ts';
import { draftBody, firstValues, saySame } from '../answer-values.ts';
import { type AnswerAddress, type EmissionAnswer, getEmissionAnswer } from '../api/get-emission-answer.ts';
import { type SavedDraft, saveEmissionDraft } from '../api/save-emission-draft.ts';
import { lockOfProblem } from '../lock/lock-of-problem.ts';
import { openDraftChannel } from './draft-channel.ts';
import { createDraftSaver } from './draft-saver.ts';
import { openKeptWork } from './kept-work.ts';
import { useSavingMoments } from './use-saving-moments.ts';

interface DraftSaverHookOptions {
  answer: EmissionAnswer;
  address: AnswerAddress;
  form: EmissionForm;
  userId: string;
}

/** Saves the form as it is filled in, and shows in it what was saved elsewhere as long as nothing of the own is lost. */
export function useDraftSaver({ answer, address, form, userId }: DraftSaverHookOptions) {
  const queryClient = useQueryClient();
  const { queryKey } = getEmissionAnswer(address);
  const tell = useRef<() => void>(() => undefined);
  const known = useRef({ values: firstValues(answer), submissionVersion: answer.submissionVersion });
  const showing = useRef(false);

  /** What is known of the answer from now on, without asking for it. */
  function remember(values: EmissionFormValues, { draftVersion, savedAt, lock }: SavedDraft) {
    known.current.values = values;
    // An answer on its way may be older than this.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(
      queryKey,
      (before) =>
        before && {
          ...before,
          lock,
          draft: { ...draftBody(values, draftVersion), version: draftVersion, savedAt, savedBy: lock.holderName },
        },
    );
  }

  const [{ saver, kept }] = useState(() => {
    const work = openKeptWork<EmissionFormValues>(userId, answer.lineId);
    return {
      kept: work,
      saver: createDraftSaver<EmissionFormValues>({
        draftVersion: answer.draft?.version ?? 0,
        savedAt: answer.draft?.savedAt ?? null,
        read: () => structuredClone(sendableValues(form.getValues())),
        save: async (values, draftVersion, leaving) => {
          try {
            const saved = await saveEmissionDraft(address, draftBody(values, draftVersion), leaving);
            remember(values, saved);
            return saved;
          } catch (error) {
            const lock = lockOfProblem(error);
            if (lock) queryClient.setQueryData(queryKey, (before) => before && { ...before, lock });
            throw error;
          }
        },
        keep: (values, draftVersion) => work.keep({ values, draftVersion, at: new Date().toISOString() }),
        forget: work.forget,
        onSaved: () => tell.current(),
      }),
    };
  });
  const state = useSyncExternalStore(saver.subscribe, saver.state);

  /** Puts other values into the form without taking that for typing. */
  function show(values: EmissionFormValues) {
    showing.current = true;
    form.reset(values);
    showing.current = false;
    known.current.values = values;
  }

  function adopt(newest: EmissionAnswer) {
    show(firstValues(newest));
    known.current.submissionVersion = newest.submissionVersion;
    saver.adopt(newest.draft?.version ?? 0, newest.draft?.savedAt ?? null);
  }

  function overwrite(newest: EmissionAnswer) {
    known.current.submissionVersion = newest.submissionVersion;
    saver.overwrite(newest.draft?.version ?? 0);
  }

  const typed = useEffectEvent(() => {
    if (showing.current) return;
    // A field that fills itself in when it appears says nothing new.
    if (saver.state().kind === 'saved' && saySame(form.getValues(), known.current.values)) return;
    saver.change();
  });
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => typed() }), [form]);

  const follow = useEffectEvent((newest: EmissionAnswer) => {
    if (saver.state().kind !== 'saved') return;
    const isNewer =
      (newest.draft?.version ?? 0) > saver.draftVersion() || newest.submissionVersion > known.current.submissionVersion;
    if (isNewer) adopt(newest);
  });
  useEffect(() => follow(answer), [answer]);

  const hear = useEffectEvent(() => {
    if (saver.state().kind === 'saved') void queryClient.invalidateQueries({ queryKey });
  });
  useEffect(() => {
    const channel = openDraftChannel(answer.lineId, () => hear());
    tell.current = channel.tell;
    return channel.close;
  }, [answer.lineId]);

  useSavingMoments(saver);
  return { saver, state, kept, adopt, overwrite };
}
