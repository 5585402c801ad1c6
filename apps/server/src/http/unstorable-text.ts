/** Where a value holds text that no database column can keep: a NUL, or half of a surrogate pair. */
export function unstorableText(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [[...path]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => [
    ...unstorableText(key, [...path, key]),
    ...unstorableText(member, [...path, key]),
  ]);
}
