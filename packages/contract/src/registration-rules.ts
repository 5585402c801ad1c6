/** Who may register a company without an invitation: everybody, nobody, or addresses of named domains. */
export const registrationRules = ['open', 'invited', 'domains'] as const;
