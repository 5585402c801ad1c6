import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonBars } from '../../exchange/organisation/reason-bars.tsx';
import { getSbtiStatistics } from '../../exchange/organisation/sbti.ts';
import { TargetBars } from '../../exchange/organisation/target-bars.tsx';
import kit from '../../ui/kit.module.css';
import { Switch } from '../../ui/switch.tsx';
import classes from './organisation-sections.module.css';
import { PageSection } from './page-section.tsx';
import { SectionState } from './section-state.tsx';

/** What the suppliers have said of their targets. */
export function StatisticsSection() {
  // What the bars say of themselves is waited for with the section, so that the page is not taken away again for it.
  const { t } = useTranslation(['sbti', 'chart']);
  const [onlyActive, setOnlyActive] = useState(false);
  const asked = useQuery(getSbtiStatistics(onlyActive));
  const helpId = useId();
  return (
    <PageSection title={t('statistics.title')} about={t('statistics.about')}>
      {() => (
        <>
          <Switch
            label={t('statistics.onlyActive')}
            checked={onlyActive}
            describedBy={helpId}
            busy={asked.isPlaceholderData}
            onChange={setOnlyActive}
          />
          <p id={helpId} className={`${kit.note} ${classes.statisticsSectionHelp}`}>
            {t('statistics.onlyActiveHelp')}
          </p>
          {!asked.data ? (
            <SectionState asked={asked} />
          ) : asked.data.suppliers === 0 ? (
            <p className={`${kit.below8} ${kit.above16}`}>
              {t(onlyActive ? 'statistics.noneActive' : 'statistics.none')}
            </p>
          ) : (
            <>
              <p className={`${kit.below8} ${kit.above16}`} role="status">
                <Link
                  className={`${kit.strong} ${classes.link}`}
                  to="/customer/suppliers"
                  search={{ connectionStatus: ['PENDING', 'ACCEPTED'], ...(onlyActive && { onlyActive: 'true' }) }}
                >
                  {t('statistics.summary', { count: asked.data.withTarget, suppliers: asked.data.suppliers })}
                </Link>
              </p>
              <TargetBars statistics={asked.data} onlyActive={onlyActive} />
              {asked.data.withoutTarget > 0 ? (
                <>
                  <h3 className={`${kit.minorHeading} ${kit.below8} ${kit.above20}`}>{t('statistics.reasons')}</h3>
                  <ReasonBars statistics={asked.data} />
                </>
              ) : null}
            </>
          )}
        </>
      )}
    </PageSection>
  );
}
