import { useState } from 'react';
import type { LineActions } from '../../../../exchange/line-table/line-actions.ts';
import { showProblemToast } from '../../../../lib/toasts/show-problem-toast.ts';
import type { CampaignRequest } from '../api/get-campaign.ts';
import { listPurchasedProducts } from '../api/list-purchased-products.ts';
import { collectOpenLines } from './collect-open-lines.ts';

/** Finds what the suppliers still owe, and opens the question whether to remind them of it. */
export function useRemind(onRemind: LineActions['resend'], onDone: () => void) {
  const [isCollecting, setCollecting] = useState(false);
  async function remind(requests: readonly CampaignRequest[]) {
    if (isCollecting) return;
    setCollecting(true);
    try {
      const lines = await collectOpenLines(requests, listPurchasedProducts);
      if (lines.length > 0) onRemind(lines, onDone);
      else onDone();
    } catch (error) {
      showProblemToast(error);
    } finally {
      setCollecting(false);
    }
  }
  return { remind, isCollecting };
}
