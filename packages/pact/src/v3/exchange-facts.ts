import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import type { FootprintStatus } from './model/product-footprint.ts';

/** An answer as it was submitted or stands in a version of a template. */
export interface Answer {
  readonly data: EmissionData;
  readonly itemData: ItemData | null | undefined;
}

/** What is known of the company and the product beside the answer. */
export interface ExchangeFacts {
  /** Whose references these are: platform.example. */
  readonly domain: string;
  /** Ids are URNs, as `companyUrns` and `pactUrn` write them. */
  readonly company: { readonly name: string; readonly ids: readonly string[] };
  readonly product: { readonly name: string; readonly description: string | null; readonly ids: readonly string[] };
}

/** What is known of the footprint itself: that of a submission, or of a version of a template for all customers. */
export interface FootprintFacts extends ExchangeFacts {
  readonly id: string;
  readonly created: Date;
  readonly status: FootprintStatus;
  /** Of the version before, and of those before it. */
  readonly precedingIds: readonly string[];
}
