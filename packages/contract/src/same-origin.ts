/** The setting of the API's address that means: where the page came from. */
export const sameOrigin = 'same-origin';
