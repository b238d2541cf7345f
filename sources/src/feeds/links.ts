/** Longest address that is kept. */
const LONGEST = 2000

/**
 * An http or https address as a feed gives it, made whole by the addresses it stands in, the outermost first. Null for
 * anything else:
 * no script, no data, no credentials, no characters that a browser would skip over.
 */
export function resolved(written: string, bases: readonly string[] = []): string | null {
  const text = written.replace(/[\u0000-\u001f\u007f\ufeff]/g, '').trim()
  if (text === '' || text.length > LONGEST) return null
  const base = bases.reduce<string | undefined>((outer, one) => URL.parse(one.trim(), outer)?.href ?? outer, undefined)
  const address = URL.parse(text, base !== undefined && /^https?:/.test(base) ? base : undefined)
  if (
    !address ||
    !/^https?:$/.test(address.protocol) ||
    address.hostname === '' ||
    address.username !== '' ||
    address.password !== ''
  )
    return null
  return address.href.length > LONGEST ? null : address.href
}
