import { DataCourse } from './data-course.tsx';
import { RequestAges } from './request-ages.tsx';
import { RequestStatuses } from './request-statuses.tsx';
import classes from './sections.module.css';
import { Templates } from './templates.tsx';

/** The picture of an organisation that is asked. */
export function SupplierSections({ templates }: { templates: number }) {
  return (
    <div className={classes.grid}>
      <div className={classes.wide}>
        <RequestStatuses side="supplier" />
      </div>
      <div className={classes.wide}>
        <RequestAges side="supplier" />
      </div>
      <div className={classes.wide}>
        <DataCourse side="supplier" />
      </div>
      <div className={classes.wide}>
        <Templates count={templates} />
      </div>
    </div>
  );
}
