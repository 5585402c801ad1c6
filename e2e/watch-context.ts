import type { BrowserContext } from 'playwright-core';

/** Notes what no page of ours may ever do: break its own content-security policy, ask another origin, or throw. */
export function watchContext(context: BrowserContext, origins: readonly string[], troubles: string[]): void {
  context.on('console', (message) => {
    if (/content.security.policy/i.test(message.text())) troubles.push(message.text());
  });
  context.on('weberror', (error) => troubles.push(error.error().message));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && !origins.includes(url.origin)) troubles.push(`asked ${url.href}`);
  });
}
