import { planByIndexes } from '../../database/plan-by-indexes.ts';
import { reads } from '../../http/operation-handler.ts';
import { selectCurrentCampaign } from './campaign.queries.ts';
import { selectOldestReview } from './oldest-review.queries.ts';
import { countCustomers, countSuppliers, countTemplates, countUndeliverable } from './partners.queries.ts';
import { presentCampaign } from './present-campaign.ts';
import { presentCustomerSide, presentSupplierSide } from './present-sides.ts';
import { selectDayCounts, selectLineCounts } from './tallies.queries.ts';

type DashboardQueries = {
  plan: ReturnType<typeof planByIndexes>;
  lines: ReturnType<typeof selectLineCounts>;
  days: ReturnType<typeof selectDayCounts>;
  oldestReview: ReturnType<typeof selectOldestReview>;
  undeliverable: ReturnType<typeof countUndeliverable>;
  suppliers: ReturnType<typeof countSuppliers>;
  customers: ReturnType<typeof countCustomers>;
  templates: ReturnType<typeof countTemplates>;
  campaign: ReturnType<typeof selectCurrentCampaign>;
};

export const getDashboard = reads<'getDashboard', DashboardQueries>(
  (db) => ({
    plan: planByIndexes(db),
    lines: selectLineCounts(db),
    days: selectDayCounts(db),
    oldestReview: selectOldestReview(db),
    undeliverable: countUndeliverable(db),
    suppliers: countSuppliers(db),
    customers: countCustomers(db),
    templates: countTemplates(db),
    campaign: selectCurrentCampaign(db),
  }),
  ({ lines, days, oldestReview: [oldest], undeliverable, suppliers, customers, templates, campaign: [campaign] }) => ({
    customer: {
      ...presentCustomerSide(lines, days),
      oldestReview: oldest
        ? { supplierName: oldest.supplier_name, submittedAt: oldest.submitted_at.toISOString() }
        : null,
      undeliverable: undeliverable[0]?.count ?? 0,
      suppliers: suppliers[0]?.count ?? 0,
    },
    supplier: {
      ...presentSupplierSide(lines, days),
      customers: customers[0]?.count ?? 0,
      templates: templates[0]?.count ?? 0,
    },
    campaign: campaign ? presentCampaign(campaign) : null,
  }),
);
