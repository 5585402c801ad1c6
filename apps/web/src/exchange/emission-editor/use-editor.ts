import type { AnswerStep } from '@pcf/contract/vocabulary/emission-data';
import { useNavigate } from '@tanstack/react-router';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type EmissionForm, type EmissionFormValues, useEmissionForm } from '../emission-form/emission-form-values.ts';
import { sendableValues } from '../emission-form/sendable-values.ts';
import type { EditorSource } from './editor-source.ts';
import { createDraftSaver, type DraftSaver, type SaveState } from './saving/draft-saver.ts';
import { openKeptWork } from './saving/kept-work.ts';
import { useKeptWork } from './saving/use-kept-work.ts';
import { saySame } from './say-same.ts';

export type Editor = ReturnType<typeof useEditor>;

/** The form with everything that keeps it safe: the draft, and what is kept on this device. */
export function useEditor(source: EditorSource, userId: string) {
  const navigate = useNavigate();
  const form = useEmissionForm(source.firstValues);
  const { saver, state, kept, adopt, overwrite } = useDraftSaver({ source, form, userId });
  const offer = useKeptWork({ kept, source, form, saver });
  const [attempt, setAttempt] = useState(0);
  return {
    source,
    form,
    saver,
    state,
    offer,
    /** The form shows what the server has now. */
    adopt,
    /** What is typed takes the place of what the server has now. */
    overwrite,
    /** Counts how often somebody wanted to share it. */
    attempt,
    goTo: (step: AnswerStep) => {
      void saver.flush();
      void navigate(source.links[step]);
    },
    check: () => {
      void saver.flush();
      setAttempt((tries) => tries + 1);
    },
  };
}

interface DraftSaverHookOptions {
  source: EditorSource;
  form: EmissionForm;
  userId: string;
}

/** Saves the form as it is filled in, and shows in it what was saved elsewhere as long as nothing of the own is lost. */
function useDraftSaver({ source, form, userId }: DraftSaverHookOptions) {
  const tell = useRef<() => void>(() => undefined);
  const known = useRef({ values: source.firstValues, sharedVersion: source.sharedVersion });
  const showing = useRef(false);

  const [{ saver, kept }] = useState(() => {
    const work = openKeptWork<EmissionFormValues>(userId, source);
    return {
      kept: work,
      saver: createDraftSaver<EmissionFormValues>({
        draftVersion: source.draft?.version ?? 0,
        savedAt: source.draft?.savedAt ?? null,
        read: () => structuredClone(sendableValues(form.getValues())),
        save: async (values, draftVersion, leaving) => {
          const saved = await source.save(values, draftVersion, leaving);
          known.current.values = values;
          return saved;
        },
        keep: (values, draftVersion) => work.keep({ values, draftVersion, at: new Date().toISOString() }),
        forget: work.forget,
        onSaved: () => tell.current(),
      }),
    };
  });
  const state = useSaveState(saver);

  /** Puts other values into the form without taking that for typing. */
  function show(values: EmissionFormValues) {
    showing.current = true;
    form.reset(values);
    showing.current = false;
    known.current.values = values;
  }

  function adopt(newest: EditorSource) {
    show(newest.firstValues);
    known.current.sharedVersion = newest.sharedVersion;
    saver.adopt(newest.draft?.version ?? 0, newest.draft?.savedAt ?? null);
  }

  function overwrite(newest: EditorSource) {
    known.current.sharedVersion = newest.sharedVersion;
    saver.overwrite(newest.draft?.version ?? 0);
  }

  const typed = useEffectEvent(() => {
    if (showing.current) return;
    // A field that fills itself in when it appears says nothing new.
    if (saver.state().kind === 'saved' && saySame(form.getValues(), known.current.values)) return;
    saver.change();
  });
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => typed() }), [form]);

  const follow = useEffectEvent((newest: EditorSource) => {
    if (saver.state().kind !== 'saved') return;
    const isNewer =
      (newest.draft?.version ?? 0) > saver.draftVersion() || newest.sharedVersion > known.current.sharedVersion;
    if (isNewer) adopt(newest);
  });
  useEffect(() => follow(source), [source]);

  const { kind, id } = source;
  const hear = useEffectEvent(() => {
    // Nobody waits for it: saving tells what is newer.
    if (saver.state().kind === 'saved') void source.refresh().catch(() => undefined);
  });
  useEffect(() => {
    const channel = openDraftChannel({ kind, id }, () => hear());
    tell.current = channel.tell;
    return channel.close;
  }, [kind, id]);

  useSavingMoments(saver);
  return { saver, state, kept, adopt, overwrite };
}

/** How the saving stands; it is on all of the editor, so that the letter that began it is seen first. */
function useSaveState({ state, subscribe }: DraftSaver): SaveState {
  const [shown, show] = useState(state);
  useEffect(() => {
    const follow = () => startTransition(() => show(state()));
    follow();
    return subscribe(follow);
  }, [state, subscribe]);
  return shown;
}

/** Tells the other tabs of this browser that a draft was saved; one that has nothing unsaved follows. */
function openDraftChannel({ kind, id }: Pick<EditorSource, 'kind' | 'id'>, onSaved: () => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(`${kind}:${id}`);
  channel.onmessage = onSaved;
  return { tell: () => channel.postMessage('saved'), close: () => channel.close() };
}

/** Saves before the page goes out of sight, and again once there is a connection. */
function useSavingMoments(saver: DraftSaver): void {
  useEffect(() => {
    saver.start();
    const hide = () => {
      if (document.visibilityState === 'hidden') void saver.flush({ leaving: true });
    };
    const leave = () => void saver.flush({ leaving: true });
    const retry = () => saver.retry();
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', leave);
    addEventListener('online', retry);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', leave);
      removeEventListener('online', retry);
      void saver.flush({ leaving: true }).then(saver.stop);
    };
  }, [saver]);
}
