/** The calendar day that every rule about days goes by: the one of UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10);
