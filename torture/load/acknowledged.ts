/** What becomes of a product, in the order of its history. */
export const steps = ['CREATED', 'SENT', 'WORK_BEGUN', 'SUBMITTED', 'ACCEPTED'] as const;
export type Step = (typeof steps)[number];

export interface AcknowledgedProduct {
  readonly name: string;
  /** Answered with success. */
  readonly done: Step[];
  /** Asked for and never answered: it may have happened, or not. */
  open: Step | undefined;
}

interface AcknowledgedImport {
  /** Of the references of its rows, and of no others. */
  readonly prefix: string;
  readonly rows: number;
  acknowledged: boolean;
}

/** What the server has said that it did, and what it was asked for without ever answering. */
export interface Acknowledged {
  readonly products: AcknowledgedProduct[];
  readonly imports: AcknowledgedImport[];
  /** Addresses that were invited, and documents by their ids. */
  readonly invited: Set<string>;
  readonly documents: Map<string, string>;
}

export const nothingYet = (): Acknowledged => ({ products: [], imports: [], invited: new Set(), documents: new Map() });
