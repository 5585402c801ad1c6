/** How long a text may be, for the form, the schema and the database alike. */
export const textLimits = {
  email: 254,
  password: 128,
  organisationName: 255,
  personName: 100,
  jobTitle: 100,
  invitationMessage: 2400,
  productName: 255,
  internalReference: 100,
  productDescription: 2400,
  supplierNumber: 100,
  supplierProductReference: 100,
  campaignName: 255,
  requestComment: 2400,
  lineComment: 2400,
  searchText: 200,
} as const;
