import type { ActivityEntry } from './api/list-activities.ts';
import { type SentenceForm, type SentenceKey, saysEach, sentenceForms } from './sentence-forms.ts';

/** The sentences that tell an entry: one, or one for each thing that changed. */
export function sentencesOf({
  event,
  actor,
  details,
}: Pick<ActivityEntry, 'event' | 'actor' | 'details'>): SentenceKey[] {
  const forms: readonly SentenceForm<SentenceKey>[] = sentenceForms[event];
  const sayable = forms.filter(
    ({ needs, when }) =>
      needs.every((need) => (need === 'who' ? actor !== null : details[need] !== undefined)) &&
      (when === undefined || details[when[0]] === when[1]),
  );
  const told = saysEach.includes(event) ? sayable : sayable.slice(0, 1);
  return (told.length > 0 ? told : forms.slice(-1)).map(({ key }) => key);
}
