/** The dashboard does without what cannot be loaded; the page where it belongs says what is wrong. */
export async function quietly<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  return answer.catch(() => null);
}
