/** Resolves as soon as the condition holds, or when the time is up. */
export async function waitUntil(condition: () => boolean, milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!condition() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
}
