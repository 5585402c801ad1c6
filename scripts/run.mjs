// node scripts/run.mjs FILE ARGUMENTS...: runs a program of the repository under the pinned Node, installing first.
import './setup/stop-on-old-node.mjs';
import { installWhenStale } from './setup/install.mjs';
import { becomePinned } from './setup/pinned-node.mjs';

const [file, ...args] = process.argv.slice(2);
installWhenStale();
becomePinned(file, args);
