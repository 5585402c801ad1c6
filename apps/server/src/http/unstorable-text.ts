/** As many as anybody is told of. */
const most = 100;

/** Where a value holds text that no database column can keep: a NUL, or half of a surrogate pair. The first hundred places. */
export function unstorableText(value: unknown): string[][] {
  const found: string[][] = [];
  const path: string[] = [];
  const look = (held: unknown): void => {
    if (found.length === most) return;
    if (typeof held === 'string') {
      if (isUnstorable(held)) found.push([...path]);
      return;
    }
    if (typeof held !== 'object' || held === null) return;
    for (const [key, member] of Object.entries(held)) {
      path.push(key);
      look(key);
      look(member);
      path.pop();
    }
  };
  look(value);
  return found;
}

const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();
