/** The kinds of data that are kept of a person, as `read_person` names them and in the order of the file. */
export const personalDataParts = [
  'profile',
  'accounts',
  'sessions',
  'accessRequests',
  'invitations',
  'colleagueInvitations',
  'claims',
  'apiKeys',
  'activity',
  'activityAboutYou',
  'history',
  'visitedRequests',
  'notifications',
  'trackingEvents',
] as const;

export type PersonalDataPart = (typeof personalDataParts)[number];
