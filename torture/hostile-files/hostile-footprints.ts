import { sizeOf } from '../size.ts';
import { type HostileFile, hostile, repeated } from './hostile-file.ts';

const depth = sizeOf({ quick: 100_000, full: 2_000_000 });
const tooManyBytes = 6 * 1024 * 1024;

/** Texts that pretend to be a footprint of another platform. */
export const hostileFootprints: readonly HostileFile[] = [
  hostile('nothing', ''),
  hostile('a single byte', '\x00'),
  hostile('a page', '<!doctype html><script>alert(1)</script>'),
  hostile('a document', '%PDF-1.7\n%%EOF\n'),
  hostile('packed text', Buffer.from('1f8b08000000000000034b4c4a06000000', 'hex')),
  hostile('UTF-16', Buffer.from('\ufeff{"data":[]}', 'utf16le')),
  hostile(
    'broken UTF-8',
    Buffer.concat([Buffer.from('{"data":"'), Buffer.from('eda080c0af', 'hex'), Buffer.from('"}')]),
  ),
  hostile('half of a list', '{"data":[{"id":'),
  hostile('lists within lists', '['.repeat(depth) + ']'.repeat(depth)),
  hostile('objects within objects', `${'{"pcf":'.repeat(depth)}1${'}'.repeat(depth)}`),
  hostile('a number without an end', `{"pcf":{"declaredUnitAmount":1e${'9'.repeat(1000)}}}`),
  hostile('what every object inherits', '{"__proto__":{"pcf":{}},"constructor":{"prototype":{"id":1}},"data":null}'),
  hostile('a list of nothing', `[${'null,'.repeat(900)}null]`),
  hostile('too many', `{"data":[${'{},'.repeat(2000)}{}]}`),
  hostile('a footprint of nothing but wrong kinds', '{"id":[],"pcf":"x","productIds":{"0":"urn:x:y"},"companyName":7}'),
  repeated('too much of anything', ' ', tooManyBytes),
  repeated('too large a list', '{},', tooManyBytes, '{"data":['),
];
