/** How long a text may be, for the form, the schema and the database alike. */
export const textLimits = {
  email: 254,
  password: 128,
  organisationName: 255,
  personName: 100,
  jobTitle: 100,
  invitationMessage: 2400,
} as const;
