import type { ReactNode } from 'react';
import type { Dashboard } from '../api/get-dashboard.ts';
import { Campaign } from './campaign.tsx';
import { DataCourse } from './data-course.tsx';
import { RequestAges } from './request-ages.tsx';
import { RequestStatuses } from './request-statuses.tsx';
import classes from './sections.module.css';
import { SupplierTargets } from './supplier-targets.tsx';

interface CustomerSectionsProps {
  campaign: Dashboard['campaign'];
  /** Where the emissions are. */
  hotspots: ReactNode;
}

/** The picture of an organisation that asks. */
export function CustomerSections({ campaign, hotspots }: CustomerSectionsProps) {
  return (
    <>
      {campaign ? <Campaign campaign={campaign} /> : null}
      <div className={classes.grid}>
        <div className={classes.wide}>{hotspots}</div>
        <div className={classes.wide}>
          <DataCourse side="customer" />
        </div>
        <RequestStatuses side="customer" />
        <RequestAges side="customer" />
        <SupplierTargets />
      </div>
    </>
  );
}
