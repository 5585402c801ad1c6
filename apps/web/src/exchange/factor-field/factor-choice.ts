import { type FactorTree, factorsOf } from '@pcf/catalogue/factor-tree';
import { type EmissionFactor, noSubcategory } from '@pcf/contract/emission-factor';

/** The steps that lead to a group of factors, from the top. */
export type GroupLevel = 'topCategory' | 'category' | 'subcategory';

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

/** The keys that a step offers. */
export function optionsAt(tree: FactorTree, choice: FactorChoice, level: GroupLevel): readonly string[] {
  const { topCategory, category } = choice;
  if (level === 'topCategory') return [...tree.keys()];
  if (topCategory === null) return [];
  if (level === 'category') return [...(tree.get(topCategory)?.keys() ?? [])];
  if (category === null) return [];
  return [...(tree.get(topCategory)?.get(category)?.keys() ?? [])];
}

/** The factors of the last step. */
export function factorsAt(
  tree: FactorTree,
  { topCategory, category, subcategory }: FactorChoice,
): readonly EmissionFactor[] {
  if (topCategory === null || category === null || subcategory === null) return [];
  return factorsOf(tree, { topCategory, category, subcategory });
}

/** Takes one step: what is below is cleared, and a step below that offers nothing but "none" is taken at once. */
export function takeStep(tree: FactorTree, choice: FactorChoice, level: GroupLevel, key: string): FactorChoice {
  const { topCategory, category } = choice;
  switch (level) {
    case 'topCategory':
      return withLoneSteps(tree, { ...nothingChosen, topCategory: key });
    case 'category':
      return withLoneSteps(tree, { ...nothingChosen, topCategory, category: key });
    case 'subcategory':
      return { topCategory, category, subcategory: key, factor: null };
  }
}

/** A step without a choice is taken for the reader, and shown as taken. */
export function isTakenAlone(options: readonly string[]): boolean {
  return options.length === 1 && options[0] === noSubcategory;
}

/** With every step taken that leaves no choice. */
export function withLoneSteps(tree: FactorTree, choice: FactorChoice): FactorChoice {
  if (choice.category === null) {
    return isTakenAlone(optionsAt(tree, choice, 'category'))
      ? takeStep(tree, choice, 'category', noSubcategory)
      : choice;
  }
  if (choice.subcategory !== null) return choice;
  return isTakenAlone(optionsAt(tree, choice, 'subcategory')) ? { ...choice, subcategory: noSubcategory } : choice;
}
