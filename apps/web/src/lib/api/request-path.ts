type QueryValue = string | number | boolean | null | undefined;
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/** Fills the path parameters in; a missing one stops the call before it is made. */
export function fillPath(name: string, path: string, parameters: Readonly<Record<string, unknown>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => {
    const value = parameters[parameter];
    // An empty value or a dot segment would lead to another path than the one meant.
    if (value === null || value === undefined || ['', '.', '..'].includes(String(value))) {
      throw new Error(`Required parameter ${parameter} was null or undefined when calling ${name}`);
    }
    return encodeURIComponent(String(value));
  });
}

/** Writes a query string with its question mark: lists repeated, what is absent left out. */
export function writeQuery(query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== null && item !== undefined) parameters.append(name, String(item));
    }
  }
  const text = parameters.toString();
  return text && `?${text}`;
}
