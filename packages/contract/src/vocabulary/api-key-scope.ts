/** What a machine may do with an API key. Whatever only an ADMIN may change is in none of them. */
export const apiKeyScopes = ['READ', 'PRODUCTS', 'REQUESTS', 'ANSWERS', 'PARTNERS', 'ACTIVITY'] as const;

export type ApiKeyScope = (typeof apiKeyScopes)[number];
