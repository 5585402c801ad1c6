import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Page } from 'playwright-core';

/** One thing that a person does, or several of a kind. */
interface Step {
  readonly what: string;
  act(page: Page): Promise<void>;
}

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** Of the signed-in user; nobody where there are none. */
  readonly tokens?: OperationOutput<'loginUser'>;
  /** A CSS selector of what it was opened for. */
  readonly ready: string;
  /** One after another, each where the one before has left the page. */
  readonly steps: readonly Step[];
}
