import { type FactorTree, factorTree } from '@pcf/catalogue/factor-tree';
import { catalogueFactors } from '@pcf/catalogue/factors';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { emissionDataItemTypes } from '@pcf/contract/vocabulary/emission-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceOf } from '../../../exchange/factor-field/factor-choice.ts';
import { footprintOf } from '../model/footprint-of.ts';
import { emptyRow, firstScenario, type Scenario, usedFactors } from '../model/scenario.ts';
import { exampleFactor, exampleScenario } from '../model/testing/example-scenario.ts';
import { toBase64url } from './base64url.ts';
import { deflate } from './deflate.ts';
import { readSharedScenarios } from './read-shared-scenarios.ts';
import { shareFragment } from './share-fragment.ts';
import { anyScenario } from './testing/any-scenario.ts';

const none: FactorTree = new Map();

/** Ids are given anew. */
function withoutIds(scenarios: readonly Scenario[]) {
  return scenarios.map((scenario) =>
    emissionDataItemTypes.map((section) => scenario[section].map(({ id, ...row }) => row)),
  );
}

async function opened(scenarios: readonly Scenario[], tree: FactorTree): Promise<readonly Scenario[]> {
  const read = await readSharedScenarios(`#${await shareFragment(scenarios)}`, tree);
  if (read === null || read === 'unreadable') throw new Error(String(read));
  return read;
}

function usingOnly(factor: EmissionFactor): Scenario {
  const row = { ...emptyRow('rawmaterial', 'a'), choice: choiceOf(factor), weightKg: 1 };
  return { ...firstScenario('a'), rawmaterial: [row] };
}

async function sharedJson(value: unknown): Promise<string> {
  return `#share=1.${toBase64url(await deflate(JSON.stringify(value)))}`;
}

it('gives back every row of what was shared', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyScenario, { minLength: 1, maxLength: 2 }), async (scenarios) => {
      const tree = factorTree(usedFactors(scenarios));
      expect(withoutIds(await opened(scenarios, tree))).toEqual(withoutIds(scenarios));
    }),
  );
});

it('gives every row an id of its own', async () => {
  const scenarios = await opened([exampleScenario, exampleScenario], none);
  const ids = scenarios.flatMap((scenario) =>
    emissionDataItemTypes.flatMap((section) => scenario[section].map(({ id }) => id)),
  );
  expect(new Set(ids).size).toBe(10);
});

it('needs nothing but signs that an address may have', async () => {
  expect(await shareFragment([exampleScenario])).toMatch(/^share=1\.[\w-]+$/);
});

it('carries 200 rows in a link that any program takes', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => {
    const factor = catalogueFactors[(index * 7) % catalogueFactors.length] ?? exampleFactor('ABS', 3.1, 'kgCO₂e/kg');
    return { ...emptyRow('rawmaterial', String(index)), choice: choiceOf(factor), weightKg: 1 / (index + 3) };
  });
  const fragment = await shareFragment([{ ...firstScenario('a'), rawmaterial: rows }]);
  expect(fragment.length).toBeLessThan(16_000);
});

describe('a figure of the link', () => {
  const ours = exampleFactor('ABS', 3.1, 'kgCO₂e/kg');
  const tree = factorTree([ours]);
  const readFactor = async (factor: EmissionFactor) => usedFactors(await opened([usingOnly(factor)], tree))[0];

  it('is ours where our catalogue has exactly that one', async () => {
    expect(await readFactor({ ...ours })).toBe(ours);
  });

  it.each([
    ['another value', { impact: 0.1 }],
    ['another version', { version: '2025.1' }],
    ['another unit', { unit: 'kgCO₂e/kWh' }],
    ['another name', { name: 'Something' }],
    ['another kind', { kind: 'proxy' }],
    ['another group', { category: 'Elsewhere' }],
  ] as const)('with %s keeps what the link says and is not told as ours', async (_, change) => {
    expect(await readFactor({ ...ours, ...change })).toEqual({ ...ours, ...change, origin: 'LINK' });
  });

  it('gives the same total under a newer catalogue', async () => {
    const newer = factorTree(usedFactors([exampleScenario]).map((factor) => ({ ...factor, impact: 99, version: '2' })));
    const [scenario] = await opened([exampleScenario], newer);
    expect(scenario && footprintOf(scenario).result).toEqual(footprintOf(exampleScenario).result);
  });
});

describe('a link that is not ours', () => {
  it.each(['', '#', '#content', '#shared', 'https://example.org'])('%j carries nothing', async (fragment) => {
    expect(await readSharedScenarios(fragment, none)).toBeNull();
  });

  it('never throws, whatever it says', async () => {
    const anyFragment = fc.oneof(
      fc.string({ unit: 'binary' }).map((text) => `#share=1.${text}`),
      fc.base64String().map((text) => `#share=1.${text.replaceAll(/[+/=]/g, '-')}`),
      fc.string().map((text) => `#share=${text}`),
    );
    await fc.assert(
      fc.asyncProperty(anyFragment, async (fragment) => {
        expect(await readSharedScenarios(fragment, none)).toBe('unreadable');
      }),
    );
  });

  it('is not read where a sign is missing or changed', async () => {
    const fragment = await shareFragment([exampleScenario]);
    expect(await readSharedScenarios(fragment.slice(0, -4), none)).toBe('unreadable');
    expect(await readSharedScenarios(fragment.replace('share=1.', 'share=2.'), none)).toBe('unreadable');
  });

  it('never believes other data', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        expect(await readSharedScenarios(await sharedJson(value), none)).toBe('unreadable');
      }),
    );
  });

  const factor: unknown[] = ['Top', 'Category', 'NaN', 'ABS', 'factor', 3.1, 'kgCO₂e/kg', 'CATALOGUE', '1'];
  const row = [0, 1, null, null, null];
  const payload = (factors: unknown[], ...rows: unknown[]) => [factors, [[rows, [], [], [], []]]];

  it('is read where it has the right form', async () => {
    const read = await readSharedScenarios(await sharedJson(payload([factor], row)), none);
    expect(read).toHaveLength(1);
  });

  it.each([
    ['a factor that is not there', payload([factor], [1, 1, null, null, null])],
    ['a negative place', payload([factor], [-1, 1, null, null, null])],
    ['an amount as text', payload([factor], [0, '1', null, null, null])],
    ['too many steps', payload([], [['a', 'b', 'c', 'd'], 1, null, null, null])],
    ['a step that is no text', payload([], [[null], 1, null, null, null])],
    ['an unknown unit', payload([factor.with(6, 'kg')], row)],
    ['an unknown kind', payload([factor.with(4, 'guess')], row)],
    ['an unknown origin', payload([factor.with(7, 'NASA')], row)],
    ['an impact that is no number', payload([factor.with(5, null)], row)],
    ['a name without end', payload([factor.with(3, 'x'.repeat(1001))], row)],
    ['a row that is too short', payload([factor], [0, 1])],
    ['no scenario', [[factor], []]],
    ['three scenarios', [[factor], Array(3).fill([[row], [], [], [], []])]],
    ['a section too few', [[factor], [[[row], [], [], []]]]],
    ['1,001 rows', payload([factor], ...Array(1001).fill(row))],
  ])('is refused with %s', async (_, value) => {
    expect(await readSharedScenarios(await sharedJson(value), none)).toBe('unreadable');
  });

  it('cannot fill the memory', async () => {
    const bomb = toBase64url(await deflate(' '.repeat(20_000_000)));
    expect(bomb.length).toBeLessThan(32_000);
    expect(await readSharedScenarios(`#share=1.${bomb}`, none)).toBe('unreadable');
  });
});
