import type { ImportRule } from './import-rule.ts';
import { isTestCode, isTool } from './test-code.ts';

type Layer = {
  folder: string;
  /** The other layers it may import. */
  layers: readonly string[];
  /** The packages of npm and Node it may import, where the choice is restricted. */
  npm?: readonly string[];
};

const layers: readonly Layer[] = [
  { folder: 'packages/contract', layers: [], npm: ['zod'] },
  { folder: 'packages/domain', layers: ['packages/contract'], npm: ['big.js'] },
  { folder: 'packages/catalogue', layers: ['packages/contract'] },
  {
    folder: 'packages/pact',
    layers: ['packages/contract', 'packages/domain', 'packages/catalogue'],
    npm: ['zod', 'big.js'],
  },
  { folder: 'apps/server', layers: ['packages/contract', 'packages/domain', 'packages/catalogue', 'packages/pact'] },
  { folder: 'apps/web', layers: ['packages/contract', 'packages/domain', 'packages/catalogue', 'packages/pact'] },
];

const noTestCode: ImportRule = {
  sentence: 'product code never imports tests, test helpers or tools.',
  forbids: ({ from, to, inRepository }) => inRepository && !isTestCode(from) && isTestCode(to),
};

function onlyItsLayers(layer: Layer): ImportRule {
  const allowed = [layer.folder, ...layer.layers];
  return {
    sentence: `of this repository, ${layer.folder} may import only ${allowed.join(', ')}.`,
    forbids: ({ from, to, inRepository }) =>
      inRepository && isIn(from, layer.folder) && !isTool(to) && !allowed.some((folder) => isIn(to, folder)),
  };
}

function onlyItsPackages(layer: Layer): ImportRule {
  const allowed = layer.npm ?? [];
  return {
    sentence: `of npm and Node, ${layer.folder} may import ${allowed.join(', ') || 'nothing'}.`,
    forbids: ({ from, to, inRepository }) =>
      !inRepository && isIn(from, layer.folder) && !isTestCode(from) && !allowed.includes(to),
  };
}

function isIn(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}

export const layerRules: readonly ImportRule[] = [
  noTestCode,
  ...layers.map(onlyItsLayers),
  ...layers.filter((layer) => layer.npm).map(onlyItsPackages),
];
