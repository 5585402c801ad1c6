export const organisationIdentifierTypes = ['VAT', 'DUNS', 'LEI', 'BPNL'] as const;

export type OrganisationIdentifierType = (typeof organisationIdentifierTypes)[number];

/** What a caller may be able to do with a product; each has a feature state. Field names, hence camel case. */
export const featureFlags = [
  'edit',
  'submit',
  'postpone',
  'decline',
  'review',
  'cancel',
  'resend',
  'changeDueDate',
  'saveAsTemplate',
  'download',
] as const;

export type FeatureFlag = (typeof featureFlags)[number];

/** Whether something can be done now, and if not, whom it waits for; claims of an invitation use it as well. */
export const featureStates = ['ENABLED', 'DISABLED', 'WAITING_FOR_APPROVAL', 'WAITING_FOR_COMPLETION'] as const;

export type FeatureState = (typeof featureStates)[number];

export const reasonsForNoTarget = [
  'PLANNING_TO_INTRODUCE_TARGET_IN_NEXT_TWO_YEARS',
  'IMPORTANT_BUT_NOT_IMMEDIATE_BUSINESS_PRIORITY',
  'JUDGED_TO_BE_UNIMPORTANT',
  'LACK_OF_INTERNAL_RESOURCES',
  'INSUFFICIENT_DATA_ON_OPERATIONS',
  'NO_INSTRUCTION_FROM_MANAGEMENT',
  'OTHER',
] as const;

export type ReasonForNoTarget = (typeof reasonsForNoTarget)[number];

export const sbtiTargetAmbitions = ['WELL_BELOW_TWO_DEGREES', 'ONE_POINT_FIVE_DEGREES'] as const;

export type SbtiTargetAmbition = (typeof sbtiTargetAmbitions)[number];

export const sbtiTargetStatuses = ['COMMITTED', 'SET', 'VALIDATED'] as const;

export type SbtiTargetStatus = (typeof sbtiTargetStatuses)[number];

/** How suppliers are told apart by their science-based target; UNKNOWN where they have not said. */
export const supplierTargetGroups = [
  'ONE_POINT_FIVE_DEGREES',
  'WELL_BELOW_TWO_DEGREES',
  'NO_TARGET',
  'UNKNOWN',
] as const;

export type SupplierTargetGroup = (typeof supplierTargetGroups)[number];
