import type { Call } from './call.ts';

type MethodAndPath = Pick<Call, 'method' | 'path'>;

const segmentsOf = (path: string) => path.split('/');
const isParameter = (segment: string) => segment.startsWith('{');

/** Two calls are the same one where their keys are equal: what a path parameter is called makes no difference. */
export const callKey = ({ method, path }: MethodAndPath) => `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;

/** Whether some address belongs to both paths. */
export function pathsOverlap(one: string, other: string): boolean {
  const segments = segmentsOf(one);
  const others = segmentsOf(other);
  return (
    segments.length === others.length &&
    segments.every((segment, index) => {
      const counterpart = others[index] ?? '';
      return segment === counterpart || isParameter(segment) || isParameter(counterpart);
    })
  );
}

/** Whether every address of the special path belongs to the general one too, as users/me does to users/{userId}. */
export function pathCovers(general: string, special: string): boolean {
  const specials = segmentsOf(special);
  return (
    pathsOverlap(general, special) &&
    segmentsOf(general).every((segment, index) => isParameter(segment) || !isParameter(specials[index] ?? ''))
  );
}

/** The pairs in which a call with a static path would be answered by a parameterised one, were it not given way to. */
export function callsGivingWay<Each extends MethodAndPath>(calls: readonly Each[]): { special: Each; general: Each }[] {
  return calls.flatMap((special) =>
    calls
      .filter((general) => general.method === special.method && callKey(general) !== callKey(special))
      .filter((general) => pathCovers(general.path, special.path))
      .map((general) => ({ special, general })),
  );
}
