/** Where a completed sign-in can lead, decided by the route. */
export interface WaysOn {
  /** Told where whoever signed in wanted to go. */
  onSignedIn: (redirect: string | undefined) => void;
  /** The account has no user yet; registration goes on with this token. */
  onIncomplete: (registrationToken: string) => void;
}
