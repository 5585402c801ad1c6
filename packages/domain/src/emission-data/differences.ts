import type { EmissionData } from '@pcf/contract/resources/emission-data';

export type Leaf = string | number | boolean | readonly string[];

export interface Difference {
  /** emissionValues.value, or emissionValues.stages.MANUFACTURING.value: what is told by a name is found by it. */
  readonly path: string;
  readonly before: Leaf | null;
  readonly after: Leaf | null;
}

/** What one answer says otherwise than another, field by field in the order of the form. */
export function differences(before: EmissionData, after: EmissionData): readonly Difference[] {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((path) => {
    const [was, is] = [old.get(path) ?? null, now.get(path) ?? null];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ path, before: was, after: is }];
  });
}

/** Every field that says something, by its path. */
export function leavesOf(data: EmissionData): ReadonlyMap<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  collect('', data, leaves);
  return leaves;
}

function collect(path: string, value: unknown, leaves: Map<string, Leaf>): void {
  if (value === null || value === undefined || value === '') return;
  if (Array.isArray(value)) collectList(path, value, leaves);
  else if (typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) collect(path ? `${path}.${key}` : key, item, leaves);
  } else leaves.set(path, value as Leaf);
}

/** Choices and documents are a set; stages, sources and rules are told by their name, however they are ordered. */
function collectList(path: string, list: readonly unknown[], leaves: Map<string, Leaf>): void {
  if (list.length === 0) return;
  if (list.every((item) => typeof item === 'string')) return void leaves.set(path, [...list].sort());
  if (path.endsWith('documents')) {
    return void leaves.set(path, list.map((document) => String((document as { name: unknown }).name)).sort());
  }
  const seen = new Map<string, number>();
  for (const item of list as readonly Record<string, unknown>[]) {
    const name = [item.stage ?? item.source ?? item.operator, item.scope].filter(Boolean).join('.') || 'unnamed';
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    collect(`${path}.${name}${count > 1 ? `.${count}` : ''}`, item, leaves);
  }
}
