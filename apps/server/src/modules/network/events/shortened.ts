/** As much of a text as there is room for, never half of a sign. */
export function shortened(text: string, most: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= most) return trimmed;
  return `${trimmed.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
