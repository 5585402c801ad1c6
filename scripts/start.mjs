// npm start: installs, builds the web app and serves; the first two only when needed.
import './setup/stop-on-old-node.mjs';
import { installWhenStale } from './setup/install.mjs';
import { becomePinned } from './setup/pinned-node.mjs';
import { buildWebWhenStale } from './setup/web-build.mjs';

installWhenStale();
buildWebWhenStale();
becomePinned('apps/server/src/main.ts', process.argv.slice(2));
