/** What the link of a mail is for. */
export const linkPurposes = [
  'INVITATION',
  'USER_INVITATION',
  'ACCESS_REQUEST',
  'EMAIL_VERIFICATION',
  'EMAIL_CHANGE',
  'PASSWORD_RESET',
] as const;

export type LinkPurpose = (typeof linkPurposes)[number];
