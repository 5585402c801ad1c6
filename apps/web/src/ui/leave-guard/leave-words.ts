/** What somebody is asked who is about to leave. */
export interface LeaveWords {
  readonly title: string;
  readonly message: string;
  readonly stay: string;
  readonly confirm: string;
}
