import type { EmissionUnit, LifecycleBoundary } from '@pcf/contract/vocabulary/emission-data';
import type { DeclineReasonCode } from '@pcf/contract/vocabulary/requests';

export interface ToldProduct {
  readonly name: string;
  readonly reference: string;
  /** Where the products of a mail have several suppliers. */
  readonly supplierName: string | null;
}

interface ToldComment {
  readonly author: string | null;
  /** Null where it is about several. */
  readonly product: string | null;
  readonly message: string;
}

/** Many lines in one mail: how many, the first of their names, and what they have in common. */
export interface ToldLines {
  readonly link: string;
  readonly count: number;
  readonly products: readonly ToldProduct[];
  readonly references: readonly string[];
  readonly referenceCount: number;
  readonly comments: readonly ToldComment[];
  readonly commentCount: number;
}

/** How the reader gets to the request: signed in, by accepting the invitation first, or by registering with a link. */
export type Entry = 'SIGN_IN' | 'RECEIVED_INVITATION' | 'INVITATION_LINK';

interface Entered {
  readonly entry: Entry;
  /** Of an invitation's link. */
  readonly validDays: number | null;
}

interface Asked extends ToldLines, Entered {
  readonly customerName: string;
  /** Null where several people asked. */
  readonly personName: string | null;
}

/** From the first to the last day; the same where there is one only. */
export interface DueDates {
  readonly first: string;
  readonly last: string;
}

/** Null where nothing is expected, VARIES where it differs from request to request. */
export interface Expected {
  readonly unit: EmissionUnit | 'VARIES' | null;
  readonly lifecycleBoundary: LifecycleBoundary | 'VARIES' | null;
  readonly referenceYear: number | 'VARIES' | null;
  readonly verified: boolean | 'VARIES' | null;
}

/** From a customer to its supplier. */
export interface RequestFacts {
  readonly lineRequest: Asked & { readonly due: DueDates | null; readonly expected: Expected };
  readonly lineReminder: Asked & { readonly due: DueDates | null; readonly overdue: boolean };
  readonly lineCancellation: Asked;
}

export interface AnswerFacts {
  /** To either side. */
  readonly lineComments: ToldLines & Entered & { readonly partnerName: string };
  /** The rest go to the customer. */
  readonly linePostponement: ToldLines & { readonly supplierName: string; readonly expected: DueDates };
  readonly lineDecline: ToldLines & {
    readonly supplierName: string;
    readonly reasonCode: DeclineReasonCode | null;
    readonly expectedDate: string | null;
  };
  readonly reviewReminder: ToldLines;
  readonly lineSubmission: ToldLines & { readonly supplierName: string };
}

/** What a customer decided about the answers of its supplier. */
export interface ReviewFacts {
  readonly lineAcceptance: Asked;
  readonly lineRejection: Asked;
  /** An acceptance that is taken back. */
  readonly lineWithdrawal: Asked;
}

/** Footprints that will not hold much longer. */
export interface ExpiryFacts {
  /** To the customer that accepted them. */
  readonly lineExpiry: ToldLines & { readonly supplierName: string; readonly lapse: DueDates };
  /** To the supplier that gave them. */
  readonly lineRenewal: Asked & { readonly lapse: DueDates };
}
