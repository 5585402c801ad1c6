import { callApi } from '../api/call-api.ts';
import { pageEnvironment } from '../page-environment.ts';
import { runtimeConfiguration } from '../runtime-configuration.ts';
import { buttonClickEvent } from './button-click-event.ts';

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
