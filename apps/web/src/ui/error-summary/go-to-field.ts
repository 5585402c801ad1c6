const lookMs = 100;
const mostLooks = 30;

/**
 * A field that `reach` makes appear, on another step or in a group that was closed, is there a moment later; so is one in
 * a part of the form that is still being loaded.
 */
export async function goToField(fieldId: string, reach: ((fieldId: string) => void) | undefined): Promise<void> {
  if (!document.getElementById(fieldId)) reach?.(fieldId);
  for (let looks = 0; looks < mostLooks && !document.getElementById(fieldId); looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
  const field = document.getElementById(fieldId);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
