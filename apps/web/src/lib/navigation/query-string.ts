import type { LinkProps } from '@tanstack/react-router';

type Search = Record<string, unknown>;

/** Every parameter as the text it is, a repeated one as a list: what the router does by default turns a reference of digits into a number. */
export function parseQueryString(text: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(text);
  const names = [...new Set(parameters.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

/** A list by repeating its parameter, as links have it that people write by hand; what is absent is left out. */
export function writeQueryString(search: Search): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) parameters.append(name, String(item));
    }
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

/** A page of the product with what its address says beside the path; spread into a Link. */
export interface LinkTarget {
  readonly to: NonNullable<LinkProps['to']>;
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The part of the page that is meant. */
  readonly hash?: string;
}
