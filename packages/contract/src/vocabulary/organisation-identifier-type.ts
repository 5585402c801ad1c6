export const organisationIdentifierTypes = ['VAT', 'DUNS', 'LEI', 'BPNL'] as const;

export type OrganisationIdentifierType = (typeof organisationIdentifierTypes)[number];
