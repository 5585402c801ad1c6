import type { CallName } from '@pcf/contract/operations/calls';
import { type Audience, by, own, toAddressee, toAddressees } from './audience.ts';

const onlyShown = by([], 'It is there to be read; whatever comes back in it says nothing.');

/** Every text of a footprint as other platforms write it. It becomes a template, or fills in a form. */
const footprint: Readonly<Record<string, Audience>> = {
  companyName: own,
  'companyIds.[]': own,
  productDescription: own,
  'productIds.[]': own,
  'productClassifications.[]': own,
  productNameCompany: own,
  comment: own,
  'pcf.technologicalCO2CaptureOrigin': own,
  'pcf.ccuCreditCertification': own,
  'pcf.boundaryProcessesDescription': own,
  'pcf.exemptedEmissionsDescription': own,
  'pcf.allocationRulesDescription': own,
  'pcf.productOrSectorSpecificRules.[].ruleNames.[]': own,
  'pcf.productOrSectorSpecificRules.[].otherOperatorName': own,
  'pcf.secondaryEmissionFactorSources.[].name': own,
  'pcf.secondaryEmissionFactorSources.[].version': own,
  'pcf.verification.providerName': own,
  'pcf.verification.standardName': own,
  'pcf.verification.comments': own,
};

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
