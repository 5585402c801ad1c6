import { describe, expect, it } from 'vitest';
import { changedAddress, databaseHosts, parseAddress } from './database-hosts.ts';

describe('parseAddress', () => {
  it('takes one host, several, and those that must take writes', () => {
    expect(parseAddress('postgres://me:secret@one.example:5432/exchange')).toMatchObject({
      hosts: ['one.example:5432'],
      takesWrites: false,
    });
    expect(
      parseAddress('postgresql://me:a%40b@one:5432,two,[::1]:5433/exchange?target_session_attrs=read-write'),
    ).toEqual({
      hosts: ['one:5432', 'two', '[::1]:5433'],
      addresses: ['one:5432', 'two', '[::1]:5433'].map(
        (host) => `postgresql://me:a%40b@${host}/exchange?target_session_attrs=read-write`,
      ),
      takesWrites: true,
    });
    expect(parseAddress('postgres://one,two/exchange?target_session_attrs=primary')?.takesWrites).toBe(true);
    expect(parseAddress('postgres://one,two/exchange')?.takesWrites).toBe(true);
    expect(parseAddress('postgres://one/exchange?sslmode=require')?.takesWrites).toBe(false);
  });

  it.each([
    'https://one.example/exchange',
    'postgres://one:port/exchange',
    'postgres://one:5432,two:port/exchange',
    'postgres://one,two/exchange?target_session_attrs=standby',
    'one:5432',
  ])('refuses %s', (address) => {
    expect(parseAddress(address)).toBeUndefined();
  });
});

it('changedAddress keeps all hosts', () => {
  const changed = changedAddress('postgres://admin:a%40b@host:1,two:2/postgres?target_session_attrs=primary', (url) => {
    url.pathname = '/exchange';
    url.username = 'pcf_app';
    url.password = 'p@ss';
  });
  expect(changed).toBe('postgres://pcf_app:p%40ss@host:1,two:2/exchange?target_session_attrs=primary');
});

it('databaseHosts stays with the one that answers, and goes on once where several found it away', () => {
  const hosts = databaseHosts('postgres://one,two/exchange');
  const first = hosts.current();
  hosts.failed(first);
  hosts.failed(first);
  expect([first, hosts.current()]).toEqual(['postgres://one/exchange', 'postgres://two/exchange']);
  hosts.failed(hosts.current());
  expect(hosts.current()).toBe(first);
});
