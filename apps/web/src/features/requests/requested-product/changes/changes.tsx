import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmissionDetails, Submission } from '../api/get-emission-details.ts';
import classes from './changes.module.css';
import { ChangesTable } from './changes-table.tsx';

interface ChangesProps {
  now: Submission;
  previous: EmissionDetails['previous'];
  accepted: EmissionDetails['accepted'];
}

/** What differs from the version before, and from the one in force where that is another. */
export function Changes({ now, previous, accepted }: ChangesProps) {
  const { t } = useTranslation('review');
  const titleId = useId();
  const [chosen, setChosen] = useState<'previous' | 'accepted'>('previous');
  const others = {
    previous,
    accepted: accepted && accepted.version !== previous?.version && accepted.version !== now.version ? accepted : null,
  };
  const before = others[chosen] ?? others.previous ?? others.accepted;
  if (!before) return null;
  const inForce = accepted?.version === before.version;
  return (
    <section className={classes.changes} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h3 id={titleId} className={classes.title}>
          {t('changes.title')}
        </h3>
        {others.previous && others.accepted ? (
          <fieldset className={classes.choice} aria-label={t('changes.choose')}>
            {(['previous', 'accepted'] as const).map((kind) => (
              <Button
                key={kind}
                size="xs"
                variant={others[kind] === before ? 'light' : 'subtle'}
                aria-pressed={others[kind] === before}
                onClick={() => setChosen(kind)}
              >
                {t(`changes.${kind}`, { version: others[kind]?.version ?? 0 })}
              </Button>
            ))}
          </fieldset>
        ) : (
          <span className={classes.against}>
            {t(inForce ? 'changes.accepted' : 'changes.previous', { version: before.version })}
          </span>
        )}
      </div>
      <ChangesTable before={before} now={now} />
    </section>
  );
}
