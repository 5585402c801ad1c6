import { findProgram, installPackage } from '../programs/find-program.ts';

/** Where Debian keeps it, which is not on everybody's path. */
const folders = ['/usr/sbin', '/usr/local/sbin'];

/** The path of nginx: the given one, else one that is installed or that Debian lets us install. */
export async function findNginx(): Promise<string> {
  const given = process.env.NGINX_PATH;
  if (given) return given;
  const found = (await findProgram(['nginx'], folders)) ?? (await installed());
  if (found) return found;
  throw new Error('No nginx was found: install it, or set NGINX_PATH to its program.');
}

async function installed(): Promise<string | undefined> {
  await installPackage('nginx-light');
  return findProgram(['nginx'], folders);
}
