import { type FactorTree, factorsOf } from '@pcf/catalogue/factor-tree';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { ItemFactor } from '@pcf/contract/resources/emission-data-item';
import type { FactorChoice } from '../../factor-field/factor-choice.ts';
import type { ItemRow } from './item-row.ts';

/** How far the factor of a row is chosen. */
export function choiceOfRow(row: ItemRow, tree: FactorTree): FactorChoice {
  return toChoice(row.category, row.subcategory, row.subsubcategory, row.emissionfactor, tree);
}

/** The same for how it is carried. */
export function transportOfRow(row: ItemRow, tree: FactorTree): FactorChoice {
  const { transportcategory, transportsubcategory, transportsubsubcategory, transportemissionfactor } = row;
  return toChoice(transportcategory, transportsubcategory, transportsubsubcategory, transportemissionfactor, tree);
}

/** A step that is taken anew clears what is below it, so that these four always go together. */
export function rowOfChoice({ topCategory, category, subcategory, factor }: FactorChoice): Partial<ItemRow> {
  return { category: topCategory, subcategory: category, subsubcategory: subcategory, emissionfactor: kept(factor) };
}

export function rowOfTransport({ topCategory, category, subcategory, factor }: FactorChoice): Partial<ItemRow> {
  return {
    transportcategory: topCategory,
    transportsubcategory: category,
    transportsubsubcategory: subcategory,
    transportemissionfactor: kept(factor),
  };
}

function kept(factor: EmissionFactor | null): ItemFactor | null {
  if (factor === null) return null;
  const { name, kind, impact, unit, origin, version } = factor;
  return { name, kind, impact, unit, origin, version };
}

type Step = string | null | undefined;

function toChoice(
  top: Step,
  middle: Step,
  bottom: Step,
  factor: ItemFactor | null | undefined,
  tree: FactorTree,
): FactorChoice {
  const topCategory = top || null;
  const category = (topCategory && middle) || null;
  const subcategory = (category && bottom) || null;
  if (topCategory === null || category === null || subcategory === null || !factor) {
    return { topCategory, category, subcategory, factor: null };
  }
  const group = { topCategory, category, subcategory };
  // The catalogue's own object where it has exactly this one, so that lists can tell it by identity.
  const ours = factorsOf(tree, group).find(
    (one) => one.name === factor.name && one.impact === factor.impact && one.version === factor.version,
  );
  return { ...group, factor: ours ?? { ...group, ...factor } };
}
