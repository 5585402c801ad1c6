import type { Load } from './load.ts';
import { runLoad } from './run-load.ts';

process.on('message', (load: Load) => {
  runLoad(load).then(
    (figures) => process.send?.({ figures }),
    (error: Error) => process.send?.({ failure: error.message }),
  );
});
