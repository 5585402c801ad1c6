import { median } from './median.ts';
import type { CatalogueGroup } from './read-groups.ts';

const recycled = /recycl|closed-loop|open-loop|re-used/i;
const saysPrimaryMedian = /^Median of the (\d+ )?primary factors of this group/;

/** The median of what is not recycled or used again. */
export function primaryMedian([, ...factors]: CatalogueGroup): number {
  return median(factors.filter(({ factor }) => !recycled.test(factor.name)).map(({ factor }) => factor.impact));
}

/** A proxy that is described as the median of its group has to change with the group. */
export function checkPrimaryMedian(group: CatalogueGroup): void {
  const [{ factor, details }] = group;
  if (!saysPrimaryMedian.test(details.description) || factor.impact === primaryMedian(group)) return;
  throw new Error(`"${factor.name}" is ${factor.impact}, the median of its primary factors ${primaryMedian(group)}`);
}
