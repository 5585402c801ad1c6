/** Without fields that say nothing: absent ones, empty texts, empty lists and objects of nothing else. */
export function withoutNothing<Value extends object>(value: Value): Value {
  return (cleaned(value) ?? {}) as Value;
}

function cleaned(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value)) {
    const items = value.map(cleaned).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value)
    .map(([key, item]) => [key, cleaned(item)] as const)
    .filter(([, item]) => item !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
