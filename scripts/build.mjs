// npm run build: installs and builds the web app, each only when needed.
import './setup/stop-on-old-node.mjs';
import { installWhenStale } from './setup/install.mjs';
import { buildWebWhenStale } from './setup/web-build.mjs';

installWhenStale();
buildWebWhenStale();
