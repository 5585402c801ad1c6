import { useState } from 'react';
import { LineFilters } from '../../src/exchange/line-filters/line-filters.tsx';
import { clearedFilters, countLineFilters, lineTable } from '../../src/exchange/line-filters/line-search.ts';
import { changedSearch, type LineView } from '../../src/exchange/line-filters/use-line-view.ts';
import { readFilters } from '../../src/lib/filters/filters.ts';
import { writeQueryString } from '../../src/lib/navigation/query-string.ts';
import styles from '../gallery.module.css';
import { State } from '../state.tsx';

/** As a page holds it, without an address. */
function useView(first: Record<string, unknown>): LineView {
  const [search, setSearch] = useState(first);
  const filters = readFilters(lineTable, writeQueryString(search));
  const change: LineView['change'] = (changed) => setSearch((current) => changedSearch(current, changed));
  return { filters, isFiltered: countLineFilters(filters) > 0, change, clear: () => change(clearedFilters) };
}

export function LineFiltersSpecimen() {
  const none = useView({});
  const some = useView({ productRequestStatus: ['REQUESTED', 'REJECTED'], emissionValueFrom: '1.5', archived: 'true' });
  return (
    <div className={styles.wide}>
      <State name="nothing is filtered">
        <LineFilters view={none} searchBy="text" withSuppliers={false} />
      </State>
      <State name="some filters, searched by name and reference">
        <LineFilters view={some} searchBy="nameAndReference" withSuppliers={false} withArchive />
      </State>
    </div>
  );
}
