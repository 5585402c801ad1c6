import type { Dashboard } from '../api/get-dashboard.ts';
import type { HomeSide } from '../home-side.ts';
import { useDetails } from './use-details.ts';
import { WaitingList } from './waiting-list.tsx';
import { linesWaiting, type WaitingRow } from './waiting-rows.ts';

interface WaitingProps {
  dashboard: Dashboard;
  side: HomeSide;
  invitations: readonly WaitingRow[];
}

export function Waiting({ dashboard, side, invitations }: WaitingProps) {
  const detailOf = useDetails(dashboard);
  return <WaitingList rows={[...linesWaiting(dashboard, side), ...invitations]} detailOf={detailOf} />;
}
