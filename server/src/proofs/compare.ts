/** A place at which two answers differ: its path, and what stands there in each. */
export interface Difference {
  path: string
  one: unknown
  other: unknown
}

/**
 * Where two answers differ, the first few places of it. `alike`: whether what stands at a path (lists as `[]`) counts
 * as the same all the same.
 */
export function differences(
  one: unknown,
  other: unknown,
  alike: (path: string, one: unknown, other: unknown) => boolean,
  most = 5,
): Difference[] {
  const found: Difference[] = []
  const walk = (a: unknown, b: unknown, path: string): void => {
    if (found.length >= most || Object.is(a, b) || alike(path.replaceAll(/\[\d+\]/g, '[]'), a, b)) return
    if (Array.isArray(a) && Array.isArray(b)) {
      if (a.length !== b.length) found.push({ path: `${path}.length`, one: a.length, other: b.length })
      for (let at = 0; at < Math.min(a.length, b.length); at++) walk(a[at], b[at], `${path}[${at}]`)
    } else if (isRecord(a) && isRecord(b)) {
      for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) walk(a[name], b[name], `${path}.${name}`)
    } else found.push({ path, one: a, other: b })
  }
  // Of a refusal beside an answer nothing further is compared.
  if (isRecord(one) && isRecord(other) && one['status'] !== other['status'])
    walk(one['status'], other['status'], '.status')
  else walk(one, other, '')
  return found
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
