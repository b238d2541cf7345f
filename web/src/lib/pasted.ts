/** A comma inside an English name: `Co.,Ltd.`, `Appliances, Inc.`. */
const innerComma = /,(?=\s*(?:ltd|limited|inc|llc|corp|plc|co)\b)/gi

/** Names or codes in a pasted text: one a line, or separated; each once. Blanks stay, since English names have them. */
export function namesIn(text: string): string[] {
  const parts = text
    .replace(innerComma, '\u0000')
    .split(/[\n\r\t,;，；、|]+/)
    .map((part) => part.replaceAll('\u0000', ','))
    .map((part) => part.replace(/^["'“”]+|["'“”]+$/g, '').trim())
    .filter(Boolean)
  return [...new Set(parts.map((part) => part.slice(0, 120)))]
}
