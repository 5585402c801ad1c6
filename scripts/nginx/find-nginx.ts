import { findOrInstall } from '../programs/find-program.ts';

/** The path of nginx: the given one, else one that is installed or that Debian lets us install. */
export const findNginx = () => findOrInstall({ name: 'nginx', package: 'nginx-light', setting: 'NGINX_PATH' });
