import type { BrowserOptions, makeFetchTransport } from '@sentry/browser';

/** Drops every error, trace and breadcrumb of a private page, and whatever else would be sent from there, for good. */
export function silentWhile(isPrivate: () => boolean, makeTransport: typeof makeFetchTransport) {
  return {
    beforeSend: (event) => (isPrivate() ? null : event),
    beforeBreadcrumb: (breadcrumb) => (isPrivate() ? null : breadcrumb),
    // Reports of what was dropped would tell that something happened.
    sendClientReports: false,
    transport: (options) => {
      const { send, flush } = makeTransport(options);
      return { send: (envelope) => (isPrivate() ? Promise.resolve({}) : send(envelope)), flush };
    },
  } satisfies BrowserOptions;
}
