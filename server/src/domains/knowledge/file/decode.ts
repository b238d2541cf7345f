const marks: readonly (readonly [string, string])[] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
]

/** What a page of the web says in its head that it is written in; undefined where it says nothing that is known. */
function declared(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, 2048).toString('latin1')
  const label =
    /<meta\s[^>]{0,200}?charset\s*=\s*["']?\s*([\w.:-]{1,40})/i.exec(head)?.[1] ??
    /^\s*<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(head)?.[1]
  try {
    return label === undefined ? undefined : new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}

/**
 * Whether bytes beyond ASCII stand alone rather than in pairs, as accents and curved quotation marks of Western text
 * do. GB 18030 would make a Chinese character of each and the letter after it.
 */
function standAlone(bytes: Buffer): boolean {
  let [high, alone] = [0, 0]
  for (let at = 0; at < bytes.length; at++) {
    if ((bytes[at] ?? 0) < 0x80) continue
    high += 1
    if ((bytes[at - 1] ?? 0) < 0x80 && (bytes[at + 1] ?? 0) < 0x80) alone += 1
  }
  return alone * 2 > high
}

/**
 * Bytes as text: by their mark, else UTF-8, else what a page of the web says of itself, else GB 18030, or Windows-1252
 * where what is beyond ASCII stands alone; null where they are none.
 */
export function decoded(bytes: Buffer): string | null {
  const head = bytes.subarray(0, 3).toString('hex')
  const marked = marks.find(([mark]) => head.startsWith(mark))?.[1]
  const guessed = standAlone(bytes) ? 'windows-1252' : 'gb18030'
  for (const encoding of marked ? [marked] : ['utf-8', declared(bytes) ?? guessed, guessed])
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      // Text holds no signs of control but those that lay it out.
      return /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) ? null : text
    } catch {
      // The next encoding is tried.
    }
  return null
}
