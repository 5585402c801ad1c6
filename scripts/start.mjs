// npm start: installs, builds the web app and serves; the first two only when needed.
import './setup/stop-on-old-node.mjs';
import { installWhenStale } from './setup/install.mjs';
import { becomePinned, runPinned } from './setup/pinned-node.mjs';
import { buildWebWhenStale } from './setup/web-build.mjs';

const server = 'apps/server/src/main.ts';

installWhenStale();
// A wrong setting is told before anybody waits for a build; where there is none to wait for, the server tells it at once.
buildWebWhenStale(() => {
  if (!runPinned(server, ['--check-settings'])) process.exit(1);
});
becomePinned(server, process.argv.slice(2));
