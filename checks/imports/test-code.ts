/** What runs on developers' machines only, wherever it is imported from. */
export function isTool(path: string): boolean {
  return /^(e2e|scripts|checks|bench|torture)\//.test(path);
}

/** Tests, their helpers and tools; none of it is part of the product. */
export function isTestCode(path: string): boolean {
  return isTool(path) || /\.(test|journey)\.tsx?$/.test(path) || /\/testing\//.test(path) || /\.config\.ts$/.test(path);
}
