import { runtimeConfiguration } from '../resources/runtime-configuration.ts';
import { trackingEvent } from '../resources/tracking-event.ts';
import { defineOperations } from './operation.ts';
import { pageCalls } from './page.calls.ts';

const tag = 'Page';

export const pageOperations = defineOperations(pageCalls, {
  getRuntimeConfiguration: {
    tag,
    summary: 'The runtime configuration of the page',
    success: { status: 200, body: runtimeConfiguration, description: 'The settings that the page reads at its start.' },
    errors: [],
  },
  trackEvent: {
    tag,
    summary: 'Record an event of the tracking plan',
    body: trackingEvent,
    success: { status: 204, body: null, description: 'Recorded.' },
    errors: [],
  },
});
