export type Region = 'EU' | 'US';

/** Where analytics and monitoring data belong, by the address of the server. */
export function regionOf(apiBaseUrl: string): Region {
  return apiBaseUrl.includes('api.eu.') ? 'EU' : 'US';
}
