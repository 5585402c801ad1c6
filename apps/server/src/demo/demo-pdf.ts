/** As the encoding of the font has it; whatever it lacks is left out. */
const written = (line: string) => line.replaceAll(/[\\()]/g, '\\$&').replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '');

/** A page of A4 with lines of text, the first of them its title: the least that every reader opens. */
export function demoPdf([title = '', ...lines]: readonly string[]): Buffer {
  const text = [
    'BT /F2 18 Tf 56 770 Td 16 TL',
    `(${written(title)}) Tj T* T*`,
    '/F1 11 Tf',
    ...lines.map((line) => `(${written(line)}) Tj T*`),
    'ET',
  ].join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${written(title)}) >>`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  // One byte for each letter, so that the places counted above are those of the file.
  return Buffer.from(file, 'latin1');
}
