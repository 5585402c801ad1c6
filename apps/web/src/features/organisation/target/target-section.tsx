import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TargetFacts } from '../../../exchange/organisation/target-facts.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDate } from '../../../lib/format/format-date.ts';
import { getSbtiTarget, type SbtiTarget } from '../api/get-sbti-target.ts';
import { PageSection } from '../page-section.tsx';
import { SectionState } from '../section-state.tsx';
import { TargetForm } from './target-form.tsx';
import classes from './target-section.module.css';

export function TargetSection({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('sbti');
  const asked = useQuery(getSbtiTarget);
  return (
    <PageSection title={t('title')} about={t('about')}>
      {(headingId) =>
        asked.data === undefined ? (
          <SectionState asked={asked} />
        ) : (
          <>
            {mayChange ? (
              <TargetForm target={asked.data} labelledBy={headingId} />
            ) : asked.data ? (
              <TargetFacts target={asked.data} />
            ) : (
              <p className={classes.none}>{t('nothing')}</p>
            )}
            {asked.data ? <LastChange target={asked.data} /> : null}
          </>
        )
      }
    </PageSection>
  );
}

function LastChange({ target: { updatedAt, updatedBy } }: { target: SbtiTarget }) {
  const { t, i18n } = useTranslation('sbti');
  return (
    <p className={classes.change}>
      {t('lastChange', { person: updatedBy, date: formatDate(updatedAt, pageLanguage(i18n)) })}
    </p>
  );
}
