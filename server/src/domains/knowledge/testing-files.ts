import { strToU8, zipSync } from 'fflate'

/** A PDF of pages of lines; a piece stands at x and y in points. A page without pieces holds no text. */
export function pdfOf(pages: readonly (readonly { x: number; y: number; text: string }[])[]): Buffer {
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  for (const [at, pieces] of pages.entries()) {
    const drawn = pieces
      .map(({ x, y, text }) => `BT /F1 10 Tf ${x} ${y} Td (${text.replace(/[\\()]/gu, String.raw`\$&`)}) Tj ET`)
      .join('\n')
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + at * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    )
  }
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  for (const place of places) text += `${String(place).padStart(10, '0')} 00000 n \n`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

/** Lines of text as pieces, from the top; cells of a row, divided by `|`, stand apart. */
export const lines = (...texts: readonly string[]) =>
  texts.flatMap((text, at) =>
    text.split('|').map((cell, column) => ({ x: 50 + column * 160, y: 740 - at * 20, text: cell })),
  )

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const paragraph = (text: string) => `<w:p><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`

/** A DOCX of paragraphs, one of cells divided by `|` a row of a table; `more`: further parts of the archive. */
export function docxOf(texts: readonly string[], more: Readonly<Record<string, Uint8Array>> = {}): Buffer {
  const body = texts
    .map((text) =>
      text.includes('|')
        ? `<w:tbl><w:tr>${text
            .split('|')
            .map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`)
            .join('')}</w:tr></w:tbl>`
        : paragraph(text),
    )
    .join('')
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      '_rels/.rels': strToU8(
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      'word/document.xml': strToU8(
        `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
      ),
      ...more,
    }),
  )
}

/** A PDF of the statements of a fictional company, with a page that is a picture. */
export const reportPdf = () =>
  pdfOf([
    lines(
      'Northmere Instruments, Inc.',
      'Consolidated Statements of Income',
      '(in millions)',
      '|2023|2022',
      'Net sales|1,250.0|1,000.0',
      'Cost of sales|750.0|640.0',
      'Operating income|200.0|150.0',
      'Net income|120.0|100.0',
    ),
    lines(
      'Northmere opened its new plant in Harwick on March 14, 2023.',
      'The plant in Harwick cost $48.5 million and employs 310 people.',
    ),
    [],
  ])
