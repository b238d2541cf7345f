/** The address behind a website as a source writes it (`www.example.test`); null when it is none that can be opened. */
export function websiteOf(text: string): string | null {
  const written = text.trim()
  const address = /^https?:\/\//i.test(written) ? written : `https://${written}`
  if (!URL.canParse(address)) return null
  const { hostname, username } = new URL(address)
  return hostname.includes('.') && !username && !/\s/.test(written) ? address : null
}
