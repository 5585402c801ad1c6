/** Where an invitation can lead, decided by the route. */
export interface InvitationWays {
  /** Somebody is signed in in this browser. */
  signedIn: boolean;
  onVerified: (registrationToken: string) => void;
  onRegistered: () => void;
  onLogOut: () => void;
}
