import type { OwnDataSet } from './own-data-set.ts';

/** What somebody does with data sets of their own. */
export type DataSetsChange =
  | {
      readonly kind: 'keep';
      readonly dataSet: OwnDataSet;
      /** The name of the one whose place it takes. */
      readonly replacing: string | null;
    }
  | { readonly kind: 'remove'; readonly name: string };

/** A data set takes the place of the one it is meant to replace, and of one with its own name: names stay unique. */
export function changeDataSets(dataSets: readonly OwnDataSet[], change: DataSetsChange): readonly OwnDataSet[] {
  if (change.kind === 'remove') return dataSets.filter(({ name }) => name !== change.name);
  const { dataSet, replacing } = change;
  const goes = ({ name }: OwnDataSet) => name === replacing || name === dataSet.name;
  const place = dataSets.findIndex(goes);
  const others = dataSets.filter((other) => !goes(other));
  return place === -1 ? [...others, dataSet] : others.toSpliced(place, 0, dataSet);
}

/** Those that stay when a file of this name comes in. */
export function dataSetsBeside(
  dataSets: readonly OwnDataSet[],
  name: string,
  replacing: string | null,
): readonly OwnDataSet[] {
  return dataSets.filter((dataSet) => dataSet.name !== name && dataSet.name !== replacing);
}
