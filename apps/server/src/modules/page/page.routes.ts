import type { RuntimeConfiguration } from '@pcf/contract/resources/runtime-configuration';
import { answers, writes } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { trackEvent } from './page.service.ts';

export const pageRoutes = (configuration: RuntimeConfiguration): OperationHandlers => ({
  getRuntimeConfiguration: answers(async () => configuration),
  trackEvent: writes(trackEvent),
});
