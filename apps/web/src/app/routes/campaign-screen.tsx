import { getRouteApi } from '@tanstack/react-router';
import { CampaignPage } from '../../features/requests/campaigns/campaign-page.tsx';
import { LineActionsHost } from '../../features/requests/line-actions/line-actions-host.tsx';
import { DocumentTitle } from '../navigation/document-title.tsx';

const campaignRoute = getRouteApi('/authenticated/customer/campaigns/$campaignId');

export function CampaignScreen() {
  const { campaignId } = campaignRoute.useParams();
  return (
    <LineActionsHost key={campaignId}>
      {({ resend }) => (
        <CampaignPage campaignId={campaignId} onRemind={resend} renderTitle={(name) => <DocumentTitle page={name} />} />
      )}
    </LineActionsHost>
  );
}
