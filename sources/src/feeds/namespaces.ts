/**
 * Namespaces by what their address holds, and the prefix that this product calls them by; '' is the feed's own
 * vocabulary.
 */
const usual: readonly [RegExp, string][] = [
  [/w3\.org\/2005\/atom|purl\.org\/atom\/ns/, 'atom'],
  [/purl\.org\/rss\/1\.0\/modules\/content/, 'content'],
  [/purl\.org\/rss\/1\.0\/modules\/syndication/, 'sy'],
  [/purl\.org\/rss\/1\.0\/modules/, 'module'],
  [
    /purl\.org\/rss\/1\.0|my\.netscape\.com\/rdf|netscape\.com\/rdf\/simple|channel\.netscape\.com|backend\.userland\.com\/rss|blogs\.law\.harvard\.edu\/tech\/rss|cyber\.law\.harvard\.edu\/rss|userland\.com\/rss/,
    '',
  ],
  [/purl\.org\/dc\/terms/, 'dcterms'],
  [/purl\.org\/dc\/elements/, 'dc'],
  [/w3\.org\/1999\/02\/22-rdf-syntax-ns/, 'rdf'],
  [/search\.yahoo\.com\/mrss/, 'media'],
  [/itunes\.com\/dtds|apple\.com\/dtds\/podcast|itunes\.apple\.com/, 'itunes'],
  [/w3\.org\/1999\/xhtml/, 'xhtml'],
  [/feedburner\.org/, 'feedburner'],
]
const spoken = new Set(['atom', 'content', 'sy', 'dc', 'dcterms', 'rdf', 'media', 'itunes', 'xhtml', 'feedburner'])
const found = new Map<string, string>()

/**
 * The usual prefix of a namespace: by its address, else by the prefix as written. An unknown namespace without a prefix
 * is the feed's own.
 */
export function prefixOf(uri: string | undefined, written: string): string {
  if (uri !== undefined && uri !== '') {
    const key = uri.slice(0, 200).toLowerCase()
    let prefix = found.get(key)
    if (prefix === undefined) {
      prefix = usual.find(([pattern]) => pattern.test(key))?.[1] ?? '?'
      if (found.size < 1000) found.set(key, prefix)
    }
    // Atom's elements without a prefix are a feed's own, as RSS's are.
    if (prefix === 'atom' && written === '') return ''
    if (prefix !== '?') return prefix
  }
  if (written === '' || spoken.has(written)) return written
  return uri === undefined ? written : `x-${written}`
}
