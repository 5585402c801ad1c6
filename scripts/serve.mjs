// node scripts/serve.mjs FILE ARGUMENTS...: runs a program of the server with what is installed and built already, as
// after `npm ci --omit=dev`. An operator's command must not change the installation of a server that is running.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import './setup/stop-on-old-node.mjs';
import { becomePinned, pinnedNode } from './setup/pinned-node.mjs';
import { repository } from './setup/repository.mjs';

const [file, ...args] = process.argv.slice(2);
if (!existsSync(pinnedNode)) {
  process.stderr.write(
    'Nothing is installed yet: run `npm ci --omit=dev`, or `npm start`, which does all that is needed.\n',
  );
  process.exit(1);
}
if (file.endsWith('main.ts') && !existsSync(join(repository, 'apps', 'web', 'dist', 'index.html'))) {
  process.stderr.write(
    'The page is not built: run `npm run build` here, or copy apps/web/dist from where it was built.\n',
  );
  process.exit(1);
}
becomePinned(file, args);
