import { describe, expect, it } from 'vitest';
import { choiceOf } from '../../../exchange/factor-field/factor-choice.ts';
import { footprintOf } from '../model/footprint-of.ts';
import { type CalculatorRow, emptyRow, firstScenario, type Scenario } from '../model/scenario.ts';
import { exampleFactor, exampleScenario } from '../model/testing/example-scenario.ts';
import { contributionRows } from './contribution-rows.ts';
import { largestRows } from './contributions.tsx';

function materials(...weights: number[]): Scenario {
  const rawmaterial = weights.map((weightKg, index): CalculatorRow => {
    const choice = choiceOf(exampleFactor(`Material ${index}`, 1, 'kgCO₂e/kg'));
    return { ...emptyRow('rawmaterial', `row ${index}`), choice, weightKg };
  });
  return { ...firstScenario('a'), rawmaterial };
}

describe('contributionRows', () => {
  it('puts the largest first and tells what is carried', () => {
    const rows = contributionRows([footprintOf(exampleScenario)]);
    expect(rows.map(({ sample, carried }) => [sample.factor.name, carried?.name ?? null])).toEqual([
      ['ABS', null],
      ['Global mix', null],
      ['Container ship', null],
      ['Paper', null],
      ['Truck', 'ABS'],
      ['Freight train', null],
    ]);
    expect(rows[0]?.contributors[0]?.share).toBeCloseTo(0.671, 3);
  });

  it('leaves out what adds nothing', () => {
    expect(contributionRows([footprintOf(firstScenario('a'))])).toEqual([]);
  });

  it('meets where two scenarios use the same factor, and stays apart where they do not', () => {
    const cheaper = {
      ...exampleScenario,
      rawmaterial: [
        {
          ...emptyRow('rawmaterial', 'z'),
          choice: choiceOf(exampleFactor('PP', 1.63, 'kgCO₂e/kg')),
          weightKg: 0.8,
        },
      ],
    };
    const rows = contributionRows([footprintOf(exampleScenario), footprintOf(cheaper)]);
    const amounts = rows.map(({ sample, contributors }) => [
      sample.factor.name,
      ...contributors.map((one) => one?.row.kgCo2e ?? null),
    ]);
    expect(amounts).toEqual([
      ['ABS', '2.48', null],
      ['PP', null, '1.304'],
      ['Global mix', '0.968298394', '0.968298394'],
      ['Container ship', '0.161', '0.161'],
      ['Paper', '0.046', '0.046'],
      ['Truck', '0.03362', null],
      ['Freight train', '0.006144', '0.006144'],
    ]);
  });

  it('keeps two rows of the same factor apart', () => {
    const row = exampleScenario.packaging.slice(0, 1);
    const twice = { ...exampleScenario, packaging: [...row, ...row.map((one) => ({ ...one, id: 'again' }))] };
    const rows = contributionRows([footprintOf(twice)]);
    expect(rows.filter(({ sample }) => sample.factor.name === 'Paper')).toHaveLength(2);
  });
});

describe('largestRows', () => {
  it('shows ten and adds up the others', () => {
    const rows = contributionRows([footprintOf(materials(...Array.from({ length: 200 }, (_, index) => index + 1)))]);
    const { largest, other } = largestRows(rows);
    expect(largest.map(({ contributors }) => contributors[0]?.row.kgCo2e)).toEqual(
      Array.from({ length: 10 }, (_, index) => String(200 - index)),
    );
    expect(other?.count).toBe(190);
    expect(other?.sums.map(({ kgCo2e }) => kgCo2e)).toEqual([String((190 * 191) / 2)]);
    expect(other?.sums[0]?.share).toBeCloseTo(18_145 / 20_100, 10);
  });

  it('shows an eleventh as itself', () => {
    const rows = contributionRows([footprintOf(materials(...Array.from({ length: 11 }, () => 1)))]);
    expect(largestRows(rows)).toEqual({ largest: rows, other: null });
  });
});
