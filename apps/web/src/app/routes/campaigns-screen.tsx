import { CampaignList } from '../../features/requests/campaigns/campaign-list.tsx';
import { SuppliersArea } from './suppliers-area.tsx';

export function CampaignsScreen() {
  return (
    <SuppliersArea current="campaigns">
      <CampaignList />
    </SuppliersArea>
  );
}
