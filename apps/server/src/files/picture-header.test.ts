import { expect, it } from 'vitest';
import { extendedWebp, jpeg, losslessWebp, lossyWebp, png } from '../testing/pictures.ts';
import { readPictureHeader } from './picture-header.ts';

it.each([
  ['image/png', png],
  ['image/jpeg', jpeg],
  ['image/webp', lossyWebp],
  ['image/webp', losslessWebp],
  ['image/webp', extendedWebp],
] as const)('reads what %s says of its size', (type, picture) => {
  expect(readPictureHeader(picture(640, 203))).toEqual({ type, width: 640, height: 203 });
});

it('reads no picture that ends before its size', () => {
  for (const picture of [png, jpeg, lossyWebp, losslessWebp, extendedWebp].map((make) => make(64, 64))) {
    for (let length = 0; length < 20; length += 1) {
      expect(readPictureHeader(picture.subarray(0, length))).toBeNull();
    }
  }
});

it.each([
  ['a text', Buffer.from('PNG, I say')],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a sound', Buffer.from('RIFF\0\0\0\0WAVEfmt ................', 'latin1')],
  ['a JPEG whose segments lead nowhere', Buffer.from('ffd8ffe0ffff'.padEnd(60, '0'), 'hex')],
  ['a JPEG with a segment of no length', Buffer.from('ffd8ffe00000'.padEnd(60, '0'), 'hex')],
])('knows that %s is none', (_what, content) => {
  expect(readPictureHeader(content)).toBeNull();
});
