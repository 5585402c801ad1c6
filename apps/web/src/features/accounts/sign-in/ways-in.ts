/** Where signing in can lead, decided by the route. */
export interface WaysIn {
  onSignedIn: () => void;
  /** The account has no user yet; registration goes on with this token. */
  onIncomplete: (registrationToken: string) => void;
}
