import type { ActivityDetails } from '@pcf/contract/resources/activity';
import type { ExportedFile } from '@pcf/contract/vocabulary/exported-file';
import type { UserAccessLevel } from '@pcf/contract/vocabulary/user-access-level';
import { useTranslation } from 'react-i18next';
import type { ActivityEntry } from './api/list-activities.ts';
import { sentencesOf } from './sentences-of.ts';

/** Stands for whoever acted until the sentence is shown; no name has it. */
const mark = '\uE000';

export interface Sentence {
  /** What stands before and behind the name of whoever acted; nothing behind where the sentence does not name it. */
  readonly before: string;
  readonly after: string | null;
}

/** Tells entries in whole sentences of the reader's language. */
export function useSentences(): (entry: ActivityEntry) => Sentence[] {
  const { t } = useTranslation(['activity', 'users']);
  const level = (word: string) => t(`users:level.${word as UserAccessLevel}`);
  const words = (event: ActivityEntry['event'], details: ActivityDetails) => {
    const { from = '', to = '', accessLevel = '', file = '', format = '', count = '0' } = details;
    const isLevel = event === 'ACCESS_LEVEL_CHANGED';
    return {
      ...details,
      count: Number(count),
      from: isLevel ? level(from) : from,
      to: isLevel ? level(to) : to,
      accessLevel: level(accessLevel),
      file: t(`file.${file as ExportedFile}`),
      format: format.toUpperCase(),
    };
  };
  return (entry) => {
    const said = words(entry.event, entry.details);
    return sentencesOf(entry).map((key) => {
      const [before = '', after = null] = t(`sentence.${key}`, { ...said, who: mark }).split(mark);
      return { before, after };
    });
  };
}
