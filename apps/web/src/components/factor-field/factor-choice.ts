import { type FactorTree, factorsOf } from '@pcf/catalogue/factor-tree';
import { type EmissionFactor, noSubcategory } from '@pcf/contract/emission-factor';

/** The steps of choosing a factor, from the top. */
export const choiceLevels = ['topCategory', 'category', 'subcategory', 'factor'] as const;

export type ChoiceLevel = (typeof choiceLevels)[number];

/** How far somebody has come in choosing a factor; whatever is below the first empty step is empty too. */
export interface FactorChoice {
  readonly topCategory: string | null;
  readonly category: string | null;
  readonly subcategory: string | null;
  readonly factor: EmissionFactor | null;
}

export const nothingChosen: FactorChoice = { topCategory: null, category: null, subcategory: null, factor: null };

export function choiceOf(factor: EmissionFactor): FactorChoice {
  const { topCategory, category, subcategory } = factor;
  return { topCategory, category, subcategory, factor };
}

/** The keys that a step offers; for the last one the names of the factors. */
export function optionsAt(tree: FactorTree, choice: FactorChoice, level: ChoiceLevel): readonly string[] {
  const { topCategory, category, subcategory } = choice;
  if (level === 'topCategory') return [...tree.keys()];
  if (topCategory === null) return [];
  if (level === 'category') return [...(tree.get(topCategory)?.keys() ?? [])];
  if (category === null) return [];
  if (level === 'subcategory') return [...(tree.get(topCategory)?.get(category)?.keys() ?? [])];
  if (subcategory === null) return [];
  return factorsOf(tree, { topCategory, category, subcategory }).map(({ name }) => name);
}

/** Takes one step: what is below is cleared, and a step below that offers nothing but "none" is taken at once. */
export function takeStep(tree: FactorTree, choice: FactorChoice, level: ChoiceLevel, key: string): FactorChoice {
  const { topCategory, category, subcategory } = choice;
  switch (level) {
    case 'topCategory':
      return { ...nothingChosen, topCategory: key };
    case 'category':
      return withOnlySubcategory(tree, { ...nothingChosen, topCategory, category: key });
    case 'subcategory':
      return { topCategory, category, subcategory: key, factor: null };
    case 'factor': {
      if (topCategory === null || category === null || subcategory === null) return choice;
      const factors = factorsOf(tree, { topCategory, category, subcategory });
      return { ...choice, factor: factors.find(({ name }) => name === key) ?? null };
    }
  }
}

/** A step without a choice is taken for the reader, and shown as taken. */
export function isTakenAlone(options: readonly string[]): boolean {
  return options.length === 1 && options[0] === noSubcategory;
}

function withOnlySubcategory(tree: FactorTree, choice: FactorChoice): FactorChoice {
  return isTakenAlone(optionsAt(tree, choice, 'subcategory')) ? { ...choice, subcategory: noSubcategory } : choice;
}
