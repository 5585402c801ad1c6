import type { RuntimeConfiguration } from '@pcf/contract/resources/runtime-configuration';

/** The configuration of an installation that sets nothing, but for what a test is about. */
export function makeConfiguration(settings: Partial<RuntimeConfiguration> = {}): RuntimeConfiguration {
  return {
    environment: 'test',
    version: '0.0.0',
    demo: false,
    demoSignIns: null,
    apiBaseUrl: null,
    authentication: null,
    analytics: null,
    monitoring: null,
    links: { helpCentre: null, providerWebsite: null, requestDemo: null, contact: null },
    registration: { rule: 'open', domains: [] },
    limits: { uploadBytes: 10_485_760 },
    ...settings,
  };
}
