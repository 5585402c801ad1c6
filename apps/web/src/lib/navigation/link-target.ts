import type { LinkProps } from '@tanstack/react-router';

/** A page of the product with what its address says beside the path; spread into a Link. */
export interface LinkTarget {
  readonly to: NonNullable<LinkProps['to']>;
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, string | readonly string[]>>;
  /** The part of the page that is meant. */
  readonly hash?: string;
}
