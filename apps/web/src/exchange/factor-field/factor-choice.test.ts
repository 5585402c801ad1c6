import { factorTree } from '@pcf/catalogue/factor-tree';
import { describe, expect, it } from 'vitest';
import {
  choiceOf,
  factorsAt,
  isTakenAlone,
  nothingChosen,
  optionsAt,
  takeStep,
  withLoneSteps,
} from './factor-choice.ts';
import { exampleFactor } from './testing/example-factor.ts';

const aluminium = exampleFactor({ topCategory: 'Mineral resources', category: 'Metals', subcategory: 'Aluminum' });
const copper = exampleFactor({ topCategory: 'Mineral resources', category: 'Metals', subcategory: 'Copper' });
const glass = exampleFactor({ topCategory: 'Mineral resources', category: 'Glass', subcategory: 'NaN', name: 'Flat' });
const bottle = exampleFactor({
  topCategory: 'Mineral resources',
  category: 'Glass',
  subcategory: 'NaN',
  name: 'Bottle',
});
const tap = exampleFactor({ topCategory: 'Water', category: 'NaN', subcategory: 'NaN' });
const tree = factorTree([aluminium, copper, glass, bottle, tap]);

describe('what a step offers', () => {
  it('depends on the steps above it', () => {
    expect(optionsAt(tree, nothingChosen, 'topCategory')).toEqual(['Mineral resources', 'Water']);
    expect(optionsAt(tree, nothingChosen, 'category')).toEqual([]);
    const inMinerals = takeStep(tree, nothingChosen, 'topCategory', 'Mineral resources');
    expect(optionsAt(tree, inMinerals, 'category')).toEqual(['Metals', 'Glass']);
    expect(optionsAt(tree, inMinerals, 'subcategory')).toEqual([]);
    const inMetals = takeStep(tree, inMinerals, 'category', 'Metals');
    expect(optionsAt(tree, inMetals, 'subcategory')).toEqual(['Aluminum', 'Copper']);
    expect(factorsAt(tree, inMetals)).toEqual([]);
    expect(factorsAt(tree, takeStep(tree, inMetals, 'subcategory', 'Copper'))).toEqual([copper]);
  });

  it('is nothing in a group that there is not', () => {
    const elsewhere = { ...nothingChosen, topCategory: 'Moon', category: 'Dust' };
    expect(optionsAt(tree, elsewhere, 'category')).toEqual([]);
    expect(optionsAt(tree, elsewhere, 'subcategory')).toEqual([]);
    expect(factorsAt(tree, { ...elsewhere, subcategory: 'Grey' })).toEqual([]);
  });
});

describe('a step', () => {
  it('clears what is below it', () => {
    const chosen = choiceOf(aluminium);
    expect(takeStep(tree, chosen, 'subcategory', 'Copper')).toEqual({ ...chosen, subcategory: 'Copper', factor: null });
    expect(takeStep(tree, chosen, 'category', 'Metals')).toEqual({
      ...nothingChosen,
      topCategory: 'Mineral resources',
      category: 'Metals',
    });
    expect(takeStep(tree, chosen, 'topCategory', 'Mineral resources')).toEqual({
      ...nothingChosen,
      topCategory: 'Mineral resources',
    });
  });

  it('takes the next one where that offers nothing but none', () => {
    const inMinerals = takeStep(tree, nothingChosen, 'topCategory', 'Mineral resources');
    const inGlass = takeStep(tree, inMinerals, 'category', 'Glass');
    expect(inGlass).toEqual({ ...inMinerals, category: 'Glass', subcategory: 'NaN' });
    expect(factorsAt(tree, inGlass)).toEqual([glass, bottle]);
    expect(takeStep(tree, nothingChosen, 'topCategory', 'Water')).toEqual({
      topCategory: 'Water',
      category: 'NaN',
      subcategory: 'NaN',
      factor: null,
    });
  });

  it('never chooses a factor by itself', () => {
    const inMetals = { ...nothingChosen, topCategory: 'Mineral resources', category: 'Metals' };
    expect(takeStep(tree, inMetals, 'subcategory', 'Copper').factor).toBeNull();
  });
});

it('only a lone none is taken alone', () => {
  expect(isTakenAlone(['NaN'])).toBe(true);
  expect(isTakenAlone(['Copper'])).toBe(false);
  expect(isTakenAlone(['NaN', 'Copper'])).toBe(false);
  expect(isTakenAlone([])).toBe(false);
});

it('lone steps leave alone what is chosen', () => {
  expect(withLoneSteps(tree, nothingChosen)).toBe(nothingChosen);
  const chosen = choiceOf(glass);
  expect(withLoneSteps(tree, chosen)).toBe(chosen);
});
