// npm start: installs, builds the web app and serves; the first two only when needed.
import './setup/stop-on-old-node.mjs';
import { installWhenStale } from './setup/install.mjs';
import { becomePinned } from './setup/pinned-node.mjs';
import { buildWebWhenStale } from './setup/web-build.mjs';

// This server serves the page and the API, so the page finds the API where it came from.
process.env.API_BASE_URL ||= 'same-origin';

installWhenStale();
buildWebWhenStale();
becomePinned('apps/server/src/main.ts', process.argv.slice(2));
