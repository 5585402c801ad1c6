/** What a caller may be able to do with a product; each has a feature state. Field names, hence camel case. */
export const featureFlags = [
  'edit',
  'submit',
  'decline',
  'review',
  'cancel',
  'resend',
  'saveAsTemplate',
  'download',
] as const;

export type FeatureFlag = (typeof featureFlags)[number];
