import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LineProgressTable } from '../../../exchange/line-progress.tsx';
import type { LineActions } from '../../../exchange/line-table/line-actions.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDate } from '../../../lib/format/date-format.ts';
import { percentOf } from '../../../lib/format/shares.ts';
import kit from '../../../ui/kit.module.css';
import { BackLink } from '../../../ui/list-link.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PageLoading } from '../../../ui/page-loading.tsx';
import classes from './campaign-page.module.css';
import { CampaignSuppliers } from './campaign-suppliers.tsx';
import { type CampaignDetails, getCampaign } from './get-campaign.ts';

interface CampaignPageProps {
  campaignId: string;
  onRemind: LineActions['resend'];
  /** Names the document after the campaign. */
  renderTitle: (name: string) => ReactNode;
}

export function CampaignPage({ campaignId, onRemind, renderTitle }: CampaignPageProps) {
  const { data: campaign, error, refetch, isFetching } = useQuery(getCampaign(campaignId));
  if (!campaign) {
    return error ? <CampaignFailure error={error} retrying={isFetching} onRetry={() => refetch()} /> : <PageLoading />;
  }
  return (
    <>
      {renderTitle(campaign.name)}
      <CampaignHead campaign={campaign} />
      <CampaignProgress campaign={campaign} />
      <CampaignSuppliers campaign={campaign} onRemind={onRemind} />
    </>
  );
}

interface CampaignFailureProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

function CampaignFailure(props: CampaignFailureProps) {
  const { t } = useTranslation('campaigns');
  return (
    <LoadFailure
      {...props}
      notFound={{ title: t('notFound.title'), text: t('notFound.text'), action: t('notFound.action') }}
      failed={{ title: t('failed.title'), text: t('failed.text') }}
      listPath="/customer/campaigns"
    />
  );
}

function CampaignHead({ campaign }: { campaign: CampaignDetails }) {
  const { t, i18n } = useTranslation('campaigns');
  const date = (day: string) => formatDate(day, pageLanguage(i18n));
  const { name, createdBy, createdAt, lastDueDate } = campaign;
  const started = t('startedBy', { person: createdBy, date: date(createdAt) });
  return (
    <>
      <BackLink to="/customer/campaigns">{t('title')}</BackLink>
      <PageHeading subtitle={lastDueDate ? `${started} · ${t('dueUntil', { date: date(lastDueDate) })}` : started}>
        {name}
      </PageHeading>
    </>
  );
}

/** How far it is: suppliers in one sentence, products by status. */
function CampaignProgress({ campaign }: { campaign: CampaignDetails }) {
  const { t } = useTranslation('campaigns');
  const headingId = useId();
  const { suppliers, answeredSuppliers, silentSuppliers, lines } = campaign;
  return (
    <section className={`${kit.card} ${classes.progress}`} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId} className={`${kit.heading} ${kit.below12}`}>
          {t('answered', { count: answeredSuppliers, suppliers })}
        </h2>
        <div className={classes.bar} aria-hidden>
          <span style={{ width: `${percentOf(answeredSuppliers, suppliers)}%` }} />
        </div>
        <p className={`${kit.muted} ${kit.reading} ${kit.above12}`}>
          {silentSuppliers > 0 ? t('silentCount', { count: silentSuppliers }) : t('nobodySilent')}
        </p>
      </div>
      <LineProgressTable lines={lines} caption={t('lines', { count: lines.total })} />
    </section>
  );
}
