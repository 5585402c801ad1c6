/** Where the provider sends people back to; it knows this address too. */
export const ssoPath = '/sso';
