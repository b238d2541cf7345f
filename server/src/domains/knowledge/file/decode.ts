const marks: readonly (readonly [string, string])[] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
]

/** Bytes as text: by their mark, else UTF-8, else GB 18030; null where they are none. */
export function decoded(bytes: Buffer): string | null {
  const head = bytes.subarray(0, 3).toString('hex')
  const marked = marks.find(([mark]) => head.startsWith(mark))?.[1]
  for (const encoding of marked ? [marked] : ['utf-8', 'gb18030'])
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      // Text holds no signs of control but those that lay it out.
      return /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) ? null : text
    } catch {
      // The next encoding is tried.
    }
  return null
}
