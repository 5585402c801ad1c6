import type { Answer, FootprintFacts } from '@pcf/pact/v3/exchange-facts';
import type { Gap, Obstacle } from '@pcf/pact/v3/exchange-finding';
import type { ProductFootprint } from '@pcf/pact/v3/model/product-footprint';
import { toPact } from '@pcf/pact/v3/to-pact';
import { isUrn, pactUrn } from '@pcf/pact/v3/urn';
import { answerIdentity, templateIdentity } from '../../network/footprint-id.ts';
import { domainOf } from '../../network/partner-settings.ts';
import type { SharingFacts } from './sharing-facts.service.ts';

/** The footprint that an answer becomes on another platform. */
export interface PreparedFootprint {
  readonly footprint: ProductFootprint;
  /** Whether it is that of a template, for every customer answered with it. */
  readonly ofTemplate: boolean;
  /** What it takes the place of. */
  readonly formerIds: readonly string[];
  /** With which event the partner asked; null where it did not from there. */
  readonly requestEventId: string | null;
  readonly source: string;
  readonly now: Date;
}

interface Unexpressed {
  readonly findings: readonly (Gap | Obstacle)[];
}

interface AnsweredLine {
  readonly id: string;
  readonly customer_organisation_id: string;
  readonly submission_version: number;
}

export interface UnchangedTemplate {
  readonly id: string;
  readonly data_version: number;
  readonly name: string;
  readonly internal_reference: string;
}

/** An answer as a footprint, or what stands against it. The template is there where the answer says what its newest version says. */
export function prepareFootprint(
  answer: Answer,
  line: AnsweredLine,
  template: UnchangedTemplate | undefined,
  facts: SharingFacts,
): PreparedFootprint | Unexpressed {
  const told = facts.lines.get(line.id);
  if (!told) throw new Error('Nothing is known of a line that is to be shared.');
  const prepared = { requestEventId: told.request_event_id, source: facts.ownUrl, now: facts.now };
  const ofTemplate = template && templateFootprint(answer, line, template, facts);
  if (ofTemplate) return { ...prepared, ...ofTemplate, ofTemplate: true };
  const { id, formerIds } = answerIdentity({
    lineId: line.id,
    version: line.submission_version + 1,
    toldIds: told.footprint_ids,
  });
  const result = toPact(answer, {
    ...headOf(facts, id, formerIds),
    product: {
      name: told.sent_name,
      description: told.sent_description,
      ids: [
        ...(told.supplier_product_reference ? [told.supplier_product_reference] : []),
        ...(told.sent_reference ? [nameOfCustomer(told.sent_reference, told.base_url)] : []),
      ],
    },
  });
  if (result.footprint === null) return { findings: [...result.missing, ...result.cannot] };
  return { ...prepared, footprint: result.footprint, ofTemplate: false, formerIds };
}

/**
 * The one that everybody gets who is answered with this version, word for word. Not where the template alone does not say
 * enough, nor where it would not name what the partner holds: a footprint tells what it takes the place of.
 */
function templateFootprint(answer: Answer, line: AnsweredLine, template: UnchangedTemplate, facts: SharingFacts) {
  const { id, formerIds } = templateIdentity({ id: template.id, version: template.data_version });
  const newest = facts.lines.get(line.id)?.footprint_ids.at(-1);
  if (newest !== undefined && newest !== id && !formerIds.includes(newest)) return null;
  const held = facts.held.get(id);
  if (held?.deprecatedFor.has(line.customer_organisation_id)) return null;
  const { name, internal_reference: reference } = template;
  const footprint =
    held?.document ??
    toPact(answer, { ...headOf(facts, id, formerIds), product: { name, description: null, ids: [reference] } })
      .footprint;
  return footprint && { footprint, formerIds };
}

const headOf = (facts: SharingFacts, id: string, precedingIds: readonly string[]): Omit<FootprintFacts, 'product'> => ({
  ...facts.company,
  id,
  created: facts.now,
  status: 'Active',
  precedingIds,
});

const nameOfCustomer = (reference: string, baseUrl: string) =>
  isUrn(reference) ? reference : pactUrn(domainOf(baseUrl), 'buyer-id', reference);
