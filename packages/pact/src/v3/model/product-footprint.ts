import { z } from 'zod';
import { carbonFootprint } from './carbon-footprint.ts';
import { type Incoming, incomingObject, may, must, type Outgoing, outgoingObject } from './field.ts';
import { address, filledText, json, list, moment, oneOf, part, some, text, urn, uuid } from './kinds.ts';
import { brokenRules } from './outgoing-rules.ts';
import { specVersion } from './spec-version.ts';

const footprintStatuses = ['Active', 'Deprecated'] as const;

export type FootprintStatus = (typeof footprintStatuses)[number];

const extensionFields = {
  specVersion: must(filledText),
  dataSchema: must(address),
  documentation: may(address),
  data: must(json),
};

const productFootprintFields = {
  id: must(uuid),
  specVersion: must(specVersion),
  precedingPfIds: may(list(uuid)),
  created: must(moment),
  status: must(oneOf(footprintStatuses)),
  validityPeriodStart: may(moment),
  validityPeriodEnd: may(moment),
  companyName: must(filledText),
  companyIds: must(some(urn)),
  productDescription: must(text),
  productIds: must(some(urn)),
  productClassifications: may(list(urn)),
  productNameCompany: must(filledText),
  comment: may(text),
  pcf: must(carbonFootprint),
  extensions: may(list(part(extensionFields))),
};

export type ProductFootprint = Outgoing<typeof productFootprintFields>;
export type IncomingProductFootprint = Incoming<typeof productFootprintFields>;

const consistent = z.custom<ProductFootprint>().superRefine((footprint, context) => {
  for (const { path, message } of brokenRules(footprint))
    context.addIssue({ code: 'custom', path: [...path], message });
});

/**
 * Strict: what we send has no nulls, no powers of ten, no times but universal ones, and keeps every rule between fields.
 * Those are looked at only where each field is right for itself.
 */
export const outgoingProductFootprint = outgoingObject(productFootprintFields).pipe(consistent);

/** Lenient: nulls, powers of ten, time offsets, values and properties that we do not know are taken as they come. */
export const incomingProductFootprint = incomingObject(productFootprintFields);
