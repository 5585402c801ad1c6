import type { RuntimeConfiguration } from '@pcf/contract/resources/runtime-configuration';
import type { TrackingEvent } from '@pcf/contract/resources/tracking-event';
import { callApi } from './api/call-api.ts';
import { pageEnvironment } from './page-environment.ts';
import { regionOf, runtimeConfiguration } from './runtime-configuration.ts';

const maxButtonTextLength = 200;

/** Records a click where analytics is on. A click that cannot be recorded disturbs nobody. */
export async function trackButtonClick(buttonText: string): Promise<void> {
  try {
    const { analytics } = runtimeConfiguration();
    const event = buttonClickEvent(buttonText, location, analytics, pageEnvironment.apiBaseUrl());
    if (event !== null) await callApi('trackEvent', { body: event }, { keepalive: true });
  } catch {
    // Silent on purpose.
  }
}

/** The click event of the tracking plan; null where analytics is off, or there is nothing to tell. */
export function buttonClickEvent(
  buttonText: string,
  page: { readonly origin: string; readonly pathname: string },
  analytics: RuntimeConfiguration['analytics'],
  apiBaseUrl: string,
): TrackingEvent | null {
  const text = buttonText.trim().slice(0, maxButtonTextLength);
  if (analytics === null || text === '') return null;
  return {
    name: 'button_clicked',
    // Without its query string: what somebody searched for, or a link's token, is nobody's statistic.
    properties: { buttonText: text, pageUrl: `${page.origin}${page.pathname}` },
    plan: { version: analytics.planVersion, branch: analytics.branch },
    key: analytics.key,
    region: regionOf(apiBaseUrl),
  };
}
