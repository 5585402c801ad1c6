export const metadataOf = (counted: { count: number; more: boolean } | undefined) => ({
  count: counted?.count ?? 0,
  ...(counted?.more ? { more: true } : {}),
});
