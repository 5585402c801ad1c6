// Imported first by every command: what follows would fail on an older Node with words that help nobody.
if (Number.parseInt(process.versions.node, 10) < 20) {
  process.stderr.write(`Node ${process.versions.node} is too old: install Node 20 or newer from https://nodejs.org.\n`);
  process.exit(1);
}
