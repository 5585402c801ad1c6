const keptForMs = 10_000;

/** Saves what is in memory; no request is made, and the calculator loads nothing of the API for it. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only a while after the click.
  setTimeout(() => URL.revokeObjectURL(address), keptForMs);
}
