import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LineActions } from '../../../../exchange/line-table/line-actions.ts';
import { PageLoading } from '../../../../ui/page-loading/page-loading.tsx';
import { getCampaign } from '../api/get-campaign.ts';
import { CampaignFailure } from './campaign-failure.tsx';
import { CampaignHead } from './campaign-head.tsx';
import { CampaignProgress } from './campaign-progress.tsx';
import { CampaignSuppliers } from './campaign-suppliers.tsx';

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
