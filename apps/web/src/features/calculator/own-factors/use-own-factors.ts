import { useMemo, useReducer } from 'react';
import { changeDataSets } from './change-data-sets.ts';
import type { OwnDataSet } from './own-data-set.ts';

export type OwnFactors = ReturnType<typeof useOwnFactors>;

const none: readonly OwnDataSet[] = [];

/** The data sets that somebody loaded, in memory only. The functions and the list stay the same until one is loaded or removed. */
export function useOwnFactors() {
  const [dataSets, dispatch] = useReducer(changeDataSets, none);
  const own = useMemo(() => dataSets.flatMap(({ factors }) => factors), [dataSets]);
  const doings = useMemo(
    () => ({
      /** Beside the others, or in the place of one. */
      keep: (dataSet: OwnDataSet, replacing: string | null) => dispatch({ kind: 'keep', dataSet, replacing }),
      remove: (name: string) => dispatch({ kind: 'remove', name }),
    }),
    [],
  );
  return { dataSets, own, ...doings };
}
