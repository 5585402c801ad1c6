/** Asks again where the connection broke: the provider may have closed one that was about to be used once more. */
export async function askProvider(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, init).catch((error: unknown) => {
    if (error instanceof TypeError) return fetch(url, init);
    throw error;
  });
}
