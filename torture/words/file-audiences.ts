import type { CallName } from '@pcf/contract/operations/calls';
import { type Audience, by, own, toAddressee, toAddressees } from './audience.ts';
import { footprintTexts } from './footprint-texts.ts';

const onlyShown = by([], 'It is there to be read; whatever comes back in it says nothing.');

/** It becomes a template, or fills in a form. */
const footprint: Readonly<Record<string, Audience>> = Object.fromEntries(footprintTexts.map((field) => [field, own]));

/** Every text of a file that a call takes, by its column or place there, and who may read it. */
export const fileAudiences = {
  uploadDocument: { name: toAddressees, content: toAddressees },
  uploadOrganisationLogo: { name: own, content: own },
  importProducts: {
    name: toAddressees,
    internalReference: toAddressees,
    description: toAddressees,
    supplierName: by(['invitedByFile'], 'The invitation says under which name a company was invited.'),
    supplierNumber: own,
    supplierProductReference: toAddressees,
  },
  importAnswers: { customer: onlyShown, name: onlyShown, description: onlyShown, comment: toAddressee },
  importTemplates: { name: own, internalReference: own, description: own, comment: own },
  importTemplateMatches: {
    customer: onlyShown,
    name: onlyShown,
    supplierProductReference: onlyShown,
    templateName: onlyShown,
    offeredReference: onlyShown,
    offeredName: onlyShown,
  },
  importFootprints: footprint,
  readFootprintFile: footprint,
} as const satisfies Readonly<Partial<Record<CallName, Readonly<Record<string, Audience>>>>>;
