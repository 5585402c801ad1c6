import { type RefObject, useEffect, useEffectEvent } from 'react';

const endsOfLeaving = ['pointerup', 'click', 'keyup'] as const;

/**
 * What still stands in the input counts when it is left, when the form is sent, and when the form goes away. Between pressing
 * a button and releasing it nothing may change: a field that grows would move the button away from under the pointer.
 */
export function useCommitOnLeaving(input: RefObject<HTMLInputElement | null>, commit: () => void): void {
  const commitNow = useEffectEvent(commit);
  useEffect(() => {
    const element = input.current;
    const form = element?.form;
    const commitUnlessBack = () => {
      if (document.activeElement !== element) commitNow();
    };
    const finish = () => {
      stopWaiting();
      setTimeout(commitUnlessBack);
    };
    const wait = () => {
      for (const type of endsOfLeaving) document.addEventListener(type, finish);
    };
    const stopWaiting = () => {
      for (const type of endsOfLeaving) document.removeEventListener(type, finish);
    };
    const submit = () => commitNow();
    element?.addEventListener('blur', wait);
    form?.addEventListener('submit', submit);
    return () => {
      stopWaiting();
      element?.removeEventListener('blur', wait);
      form?.removeEventListener('submit', submit);
      commitNow();
    };
  }, [input]);
}
