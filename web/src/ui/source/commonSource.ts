/** What all sources of a list begin with, up to the dot behind it; empty where they do not. */
export function commonSource(sources: readonly string[]): string {
  const [first] = sources
  const head = /^.{1,60}? ?· ?/u.exec(first ?? '')?.[0] ?? ''
  return sources.length > 1 && head !== '' && sources.every((one) => one.startsWith(head)) ? head : ''
}
