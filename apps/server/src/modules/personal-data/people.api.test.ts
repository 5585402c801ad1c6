import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { eraseWho, exportTo } from '../../operate-people.ts';
import { StartupError } from '../../startup-error.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { createAccount, inviteCompany, registerCompany } from '../../testing/joining.ts';
import { addMember } from '../../testing/members.ts';
import { placesNaming } from './testing/places-naming.ts';

let admin: string;

const server = await serverOfFile({ demo: false, settings: { SIGN_INS_PER_MINUTE: '1000' } });
beforeAll(async () => {
  ({ token: admin } = await registerCompany(server, 'mara@mill.example', 'Mill'));
});

const add = (email: string, firstName: string, accessLevel: 'ADMIN' | 'EDITOR' = 'EDITOR') =>
  addMember(server, 'Mill', { email, firstName, lastName: 'Quellbrunn', accessLevel });
const newFile = async () => join(await mkdtemp(join(tmpdir(), 'pcf-exchange-person-')), 'person.json');
const refusal = (work: Promise<string>) =>
  work.then(
    () => 'nothing was refused',
    (error: unknown) => {
      expect(error).toBeInstanceOf(StartupError);
      return (error as Error).message;
    },
  );

describe('what operators do for somebody who wrote a letter', () => {
  it('hands out what is kept of a user by the address, into a file that only they can read', async () => {
    await add('anton@mill.example', 'Anton');
    const file = await newFile();
    expect(await exportTo(server.database, 'Anton@Mill.example', file)).toContain('Anton Quellbrunn (Mill)');
    const [person] = JSON.parse(await readFile(file, 'utf8')) as { profile: object[] }[];
    expect(person?.profile).toMatchObject([{ email: 'anton@mill.example', organisation: 'Mill' }]);
    expect(await refusal(exportTo(server.database, 'anton@mill.example', file))).toMatch(/is there already/);
  });

  it('erases a user by the address', async () => {
    await add('berta@mill.example', 'Berta');
    expect(await eraseWho(server.database, 'berta@mill.example')).toMatch(/^Berta Quellbrunn \(Mill\).*: erased\./);
    expect(await placesNaming(server, ['berta'])).toEqual([]);
    expect(await refusal(eraseWho(server.database, 'berta@mill.example'))).toMatch(/^Nothing is kept under/);
  });

  it('erases a former user, whose name the history still has, by the address they joined with', async () => {
    const { token } = await registerCompany(server, 'clara.quellbrunn@other.example', 'Other');
    await server.call('updateCurrentUser', {
      token,
      body: { firstName: 'Clara', lastName: 'Quellbrunn', language: 'en' },
    });
    await addMember(server, 'Other', {
      email: 'kim@other.example',
      firstName: 'Kim',
      lastName: 'Berg',
      accessLevel: 'ADMIN',
    });
    const { access_token: kim } = await server.signIn('kim@other.example');
    const removed = await server.call('deleteAccounts', { token: kim, body: ['clara.quellbrunn@other.example'] });
    expect(removed.status).toBe(204);
    expect(await placesNaming(server, ['clara'])).toEqual(['activity.details', 'actor.name']);
    const file = await newFile();
    await exportTo(server.database, 'clara.quellbrunn@other.example', file);
    const [person] = JSON.parse(await readFile(file, 'utf8')) as { profile: object[]; activity: object[] }[];
    expect(person?.profile).toMatchObject([{ name: 'Clara Quellbrunn', email: null }]);
    expect(person?.activity).toContainEqual(expect.objectContaining({ event: 'USER_JOINED' }));
    await eraseWho(server.database, 'clara.quellbrunn@other.example');
    expect(await placesNaming(server, ['clara'])).toEqual([]);
  });

  it('lists who a name may mean, and takes the id', async () => {
    await add('dora@mill.example', 'Dora');
    await server.call('deleteAccounts', { token: admin, body: ['dora@mill.example'] });
    const listed = await refusal(eraseWho(server.database, 'dora quellbrunn'));
    expect(listed).toMatch(/^Say who is meant, by the id:\n {2}[0-9a-f-]{36} {2}Dora Quellbrunn \(Mill\)$/);
    const id = /[0-9a-f-]{36}/.exec(listed)?.[0] ?? '';
    expect(await eraseWho(server.database, id)).toMatch(/^Dora Quellbrunn/);
    expect(await placesNaming(server, ['dora quellbrunn'])).toEqual([]);
    expect(await refusal(eraseWho(server.database, crypto.randomUUID()))).toMatch(/^Nothing is kept/);
    expect(await refusal(eraseWho(server.database, 'Nobody'))).toMatch(/^Nothing is kept/);
  });

  it('erases an address that never became a user’s: invited, or in the middle of registering', async () => {
    await inviteCompany(server, admin, 'emil@nowhere.example');
    await createAccount(server, 'emil@nowhere.example');
    expect(await placesNaming(server, ['emil@'])).toEqual(
      expect.arrayContaining(['account.email', 'activity.details', 'invitation.email', 'organisation.name']),
    );
    const file = await newFile();
    await exportTo(server.database, 'emil@nowhere.example', file);
    const [person] = JSON.parse(await readFile(file, 'utf8')) as { invitations: object[]; profile: object[] }[];
    expect([person?.profile, person?.invitations.length]).toEqual([[], 1]);
    expect(await eraseWho(server.database, 'emil@nowhere.example')).toMatch(
      /^the address emil@nowhere.example: erased/,
    );
    expect(await placesNaming(server, ['emil@'])).toEqual([]);
    expect((await server.call('listSuppliers', { token: admin })).status).toBe(200);
  });

  it('refuses the last ADMIN while others are there, and does nothing', async () => {
    await add('frieda@mill.example', 'Frieda');
    expect(await refusal(eraseWho(server.database, 'mara@mill.example'))).toMatch(
      /^Mara Voss \(Mill\) is the last ADMIN there/,
    );
    expect((await server.call('getCurrentUser', { token: admin })).status).toBe(200);
  });
});
