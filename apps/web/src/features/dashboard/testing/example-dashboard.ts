import type { Dashboard } from '../home-side.ts';

interface Known {
  customer?: Partial<Dashboard['customer']>;
  supplier?: Partial<Dashboard['supplier']>;
  campaign?: Dashboard['campaign'];
}

/** The dashboard of a newcomer, but for what is known. */
export function exampleDashboard({ customer, supplier, campaign = null }: Known = {}): Dashboard {
  const nothingWaits = { overdue: 0, expiring: 0, expired: 0 };
  return {
    customer: {
      ...nothingWaits,
      toReview: 0,
      oldestReview: null,
      declined: 0,
      undeliverable: 0,
      suppliers: 0,
      products: 0,
      requested: 0,
      ...customer,
    },
    supplier: {
      ...nothingWaits,
      toAnswer: 0,
      rejected: 0,
      dueSoon: 0,
      askedBy: [],
      customers: 0,
      lines: 0,
      templates: 0,
      ...supplier,
    },
    campaign,
  };
}
