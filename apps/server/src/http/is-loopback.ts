import { isIPv4 } from 'node:net';

/** Whether a name or an address, as it stands in a setting, a socket or a Host header, can mean this machine alone. */
export function isLoopback(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/^::ffff:/, '');
  return name === 'localhost' || name === '::1' || (isIPv4(name) && name.startsWith('127.'));
}
