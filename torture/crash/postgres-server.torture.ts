import { it } from 'vitest';
import { serverGround } from './ground.ts';
import { surviveKills } from './survive-kills.ts';

it('a server on PostgreSQL that is killed at any moment has lost nothing and left nothing half done', async () => {
  await surviveKills('PostgreSQL', await serverGround());
});
