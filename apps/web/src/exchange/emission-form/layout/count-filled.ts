/** How many fields say something; a list that is chosen from is one field, however much of it is chosen. */
export function countFilled(value: unknown): number {
  if (value === null || value === undefined || value === '') return 0;
  if (Array.isArray(value)) {
    const isRows = value.some((item) => typeof item === 'object' && item !== null && !('name' in item));
    return isRows ? value.reduce((sum: number, item) => sum + countFilled(item), 0) : Math.min(value.length, 1);
  }
  if (typeof value === 'object') return Object.values(value).reduce((sum: number, item) => sum + countFilled(item), 0);
  return 1;
}
