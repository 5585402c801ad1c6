/** Beginnings of pictures: enough to say what they are and how large. */
export function png(width: number, height: number): Buffer<ArrayBuffer> {
  const content = Buffer.alloc(40);
  content.write('89504e470d0a1a0a0000000d49484452', 'hex');
  content.writeUInt32BE(width, 16);
  content.writeUInt32BE(height, 20);
  return content;
}

/** With a table and a comment before the frame, as cameras write them. */
export function jpeg(width: number, height: number): Buffer<ArrayBuffer> {
  const frame = Buffer.from('ffc2001108000000000301110002110103110100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from('ffd8ffe000044a46fffffe00050a0b0cffc40002', 'hex'), frame]);
}

export function lossyWebp(width: number, height: number): Buffer<ArrayBuffer> {
  const content = webp('VP8 ');
  content.write('9d012a', 23, 'hex');
  content.writeUInt16LE(width, 26);
  content.writeUInt16LE(height, 28);
  return content;
}

export function losslessWebp(width: number, height: number): Buffer<ArrayBuffer> {
  const content = webp('VP8L');
  content[20] = 0x2f;
  content.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
  return content;
}

export function extendedWebp(width: number, height: number): Buffer<ArrayBuffer> {
  const content = webp('VP8X');
  content.writeUIntLE(width - 1, 24, 3);
  content.writeUIntLE(height - 1, 27, 3);
  return content;
}

function webp(kind: string): Buffer<ArrayBuffer> {
  const content = Buffer.alloc(40);
  content.write('RIFF', 0, 'latin1');
  content.write('WEBP', 8, 'latin1');
  content.write(kind, 12, 'latin1');
  return content;
}
