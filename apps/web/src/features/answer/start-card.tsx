import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { pageLanguage } from '../../components/page-language.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { firstSource, type StartSource, saySame, valuesFrom } from './answer-values.ts';
import { useAnswerWork } from './answer-work.ts';
import classes from './asked-card.module.css';
import { offeredSources } from './offered-sources.ts';

/** Nobody has to type twice what was told before. */
export function StartCard() {
  const { t, i18n } = useTranslation('answer');
  const { answer, form, locked, startFrom } = useAnswerWork();
  const [wanted, setWanted] = useState<StartSource | null>(null);
  const offered = offeredSources(answer);
  if (offered.length === 0) return null;
  const isFilled = !answer.draft && firstSource(answer) === 'submitted';

  function choose(source: StartSource) {
    // Nothing is lost that could be asked about.
    if (saySame(form.getValues(), valuesFrom('empty', answer))) startFrom(source);
    else setWanted(source);
  }

  const date = (moment: string | undefined) => (moment ? formatDate(moment, pageLanguage(i18n)) : '');
  const dates: Readonly<Record<StartSource, string>> = {
    accepted: date(answer.inForce?.submittedAt),
    submitted: date(answer.submission?.submittedAt),
    empty: '',
  };
  return (
    <section className={classes.card} aria-labelledby="start-faster">
      <h2 id="start-faster" className={classes.title}>
        {t('start.title')}
      </h2>
      <p className={classes.text}>{t(isFilled ? 'start.filled' : 'start.text')}</p>
      <div className={classes.choices}>
        {offered.map((source) => (
          <Button key={source} disabled={locked} onClick={() => choose(source)}>
            {t(`start.from.${source}`, { date: dates[source] })}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        opened={wanted !== null}
        title={t('start.replace.title')}
        confirm={t('start.replace.confirm')}
        dangerous
        onConfirm={() => {
          if (wanted) startFrom(wanted);
          setWanted(null);
        }}
        onClose={() => setWanted(null)}
      >
        <p>{t('start.replace.text')}</p>
      </ConfirmDialog>
    </section>
  );
}
