import { useTranslation } from 'react-i18next';
import classes from './activity-sentences.module.css';
import type { ActivityEntry } from './api/list-activities.ts';
import { useSentences } from './use-sentences.ts';

/** What happened, with the name of whoever did it. */
export function ActivitySentences({ entry }: { entry: ActivityEntry }) {
  const { t } = useTranslation('activity');
  const sentences = useSentences()(entry);
  return (
    <div className={classes.sentences}>
      {sentences.map(({ before, after }) => (
        <div key={`${before}${after}`}>
          {before}
          {after === null ? null : (
            <>
              <strong className={classes.name}>{entry.actor?.name ?? t('somebody')}</strong>
              {entry.actor?.isKey ? <span className={classes.key}>{t('isKey')}</span> : null}
              {after}
            </>
          )}
        </div>
      ))}
    </div>
  );
}
