/** Roughly 2 MB; whoever has not called for longest is forgotten first. */
const most = 10_000;

/** Whose credentials are, as far as they have been used here lately. */
export interface KnownOrganisations {
  of(credential: string): string | undefined;
  remember(credential: string, organisationId: string): void;
  forget(credential: string): void;
}

export function createKnownOrganisations(): KnownOrganisations {
  const known = new Map<string, string>();
  return {
    of: (credential) => known.get(credential),
    remember(credential, organisationId) {
      known.delete(credential);
      const [first] = known.size >= most ? known.keys() : [];
      if (first !== undefined) known.delete(first);
      known.set(credential, organisationId);
    },
    forget: (credential) => void known.delete(credential),
  };
}
