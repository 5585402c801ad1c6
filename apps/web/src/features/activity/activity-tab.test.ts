import { type Language, languages } from '@pcf/contract/vocabulary/language';
import { exportedFiles } from '@pcf/contract/vocabulary/lists';
import { activityEvents } from '@pcf/contract/vocabulary/users';
import { describe, expect, it } from 'vitest';
import de from '../../i18n/de/activity.json' with { type: 'json' };
import en from '../../i18n/en/activity.json' with { type: 'json' };
import fr from '../../i18n/fr/activity.json' with { type: 'json' };
import { activityGroups, eventsOf, groupOf } from './activity-groups.ts';
import { sentencesOf } from './activity-tab.tsx';
import { type SentenceForm, sentenceForms } from './sentence-forms.ts';

const texts: Readonly<Record<Language, Readonly<Record<string, unknown>>>> = {
  en: en.sentence,
  de: de.sentence,
  fr: fr.sentence,
};

/** The texts of a key in all its plural forms. */
function textsOf(language: Language, key: string): string[] {
  const [event = '', name] = key.split('.');
  const found = texts[language][event];
  if (typeof found === 'string') return name === undefined ? [found] : [];
  const forms = Object.entries(found as Record<string, string>);
  return forms.flatMap(([form, text]) => (form.replace(/_(one|many|other)$/, '') === name ? [text] : []));
}

const actor = { id: '', name: 'Lena', isKey: false };

describe.each(languages)('in %s', (language) => {
  it.each(activityEvents)('%s is told by its own sentences, with all that they need', (event) => {
    const forms: readonly SentenceForm[] = sentenceForms[event];
    for (const { key, needs } of forms) {
      const told = textsOf(language, key);
      expect(told.length, key).toBeGreaterThan(0);
      for (const text of told) {
        const named = [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).toSorted();
        expect(named, text).toEqual([...needs].toSorted());
      }
    }
    expect(Object.keys(texts[language])).toContain(event);
  });
});

it('every event belongs to one group, and every group has some', () => {
  expect(activityGroups.flatMap((group) => eventsOf([group])).toSorted()).toEqual([...activityEvents].toSorted());
  expect(activityGroups.filter((group) => eventsOf([group]).length === 0)).toEqual([]);
  expect(groupOf('DATA_SUBMITTED')).toBe('requests');
});

it('every file has a name', () => {
  for (const words of [en, de, fr]) expect(Object.keys(words.file).toSorted()).toEqual([...exportedFiles].toSorted());
});

it.each([
  ['REQUESTS_SENT', actor, { count: '1', product: 'Sheet', organisation: 'Mill' }, ['REQUESTS_SENT.one']],
  ['REQUESTS_SENT', actor, { count: '12', organisation: 'Mill' }, ['REQUESTS_SENT.partner']],
  ['REQUESTS_SENT', actor, { count: '12' }, ['REQUESTS_SENT.many']],
  ['INVITATION_ACCEPTED', null, { email: 'a@b.example', organisation: 'Mill' }, ['INVITATION_ACCEPTED.theirs']],
  ['INVITATION_ACCEPTED', actor, { organisation: 'Mill' }, ['INVITATION_ACCEPTED.own']],
  ['ACCESS_APPROVED', null, { email: 'a@b.example', name: 'Ann' }, ['ACCESS_APPROVED.link']],
  ['INVITATION_SENT', actor, { email: 'a@b.example', relation: 'CUSTOMER' }, ['INVITATION_SENT.CUSTOMER']],
  [
    'ORGANISATION_CHANGED',
    actor,
    { from: 'A', to: 'B', reminders: 'OFF' },
    ['ORGANISATION_CHANGED.name', 'ORGANISATION_CHANGED.OFF'],
  ],
  ['DATA_SUBMITTED', null, {}, ['DATA_SUBMITTED.many']],
] as const)('%s of %j with %j is told as %j', (event, by, details, keys) => {
  expect(sentencesOf({ event, actor: by, details })).toEqual(keys);
});
