export function megabytes(bytes: number): number {
  return bytes / (1024 * 1024);
}
