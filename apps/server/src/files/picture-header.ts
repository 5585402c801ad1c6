import type { LogoType } from '@pcf/contract/operations/file-types';

interface PictureHeader {
  readonly type: LogoType;
  readonly width: number;
  readonly height: number;
}

/** What a picture is and how large, by its first bytes alone; null where it is none of the kinds. */
export function readPictureHeader(content: Buffer): PictureHeader | null {
  return readPng(content) ?? readWebp(content) ?? readJpeg(content);
}

const pngSignature = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

function readPng(content: Buffer): PictureHeader | null {
  if (content.length < 24 || !content.subarray(0, 16).equals(pngSignature)) return null;
  return { type: 'image/png', width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
}

function readWebp(content: Buffer): PictureHeader | null {
  if (content.length < 30 || textAt(content, 0) !== 'RIFF' || textAt(content, 8) !== 'WEBP') return null;
  const size = webpSize(content);
  return size && { type: 'image/webp', ...size };
}

/** Lossy, lossless and extended pictures say it in different places. */
function webpSize(content: Buffer): { width: number; height: number } | null {
  switch (textAt(content, 12)) {
    case 'VP8 ':
      if (content.readUIntBE(23, 3) !== 0x9d012a) return null;
      return { width: content.readUInt16LE(26) & 0x3fff, height: content.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      if (content[20] !== 0x2f) return null;
      const bits = content.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: content.readUIntLE(24, 3) + 1, height: content.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}

/** The markers of a frame, C0 to CF without the tables C4, C8 and CC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpeg(content: Buffer): PictureHeader | null {
  if (content.length < 4 || content.readUIntBE(0, 3) !== 0xffd8ff) return null;
  for (let at = 2; at + 9 <= content.length; ) {
    if (content[at] !== 0xff) return null;
    const marker = content.readUInt8(at + 1);
    // Any number of fill bytes may stand before a marker.
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) {
      return { type: 'image/jpeg', height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) };
    } else at += 2 + content.readUInt16BE(at + 2);
  }
  return null;
}

const textAt = (content: Buffer, at: number) => content.toString('latin1', at, at + 4);
