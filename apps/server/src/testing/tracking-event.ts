/** An event of the tracking plan, for tests that need any valid one. */
export const trackingEventForTests = {
  name: 'button_clicked',
  properties: { buttonText: 'Website', pageUrl: 'https://exchange.example/' },
  plan: { version: 4, branch: 'main' },
  key: 'key',
  region: 'EU',
};
