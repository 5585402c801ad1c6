import { it } from 'vitest';
import { embeddedGround } from './ground.ts';
import { surviveKills } from './survive-kills.ts';

it('a server on PGlite that is killed at any moment has lost nothing and left nothing half done', async () => {
  await surviveKills('PGlite', await embeddedGround());
});
