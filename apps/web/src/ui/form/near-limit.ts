/** Nobody needs to be counted down from 2,400: it appears with the last tenth, or the last ten. */
export function isNearLimit(length: number, maximum: number): boolean {
  return maximum - length <= Math.max(10, maximum / 10);
}
