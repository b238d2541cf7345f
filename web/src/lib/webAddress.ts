/**
 * An address of the web as the browser would go there; null for any other: files and feeds bring what their makers
 * wrote, `javascript:` too.
 */
export function webAddress(text: string | null | undefined): URL | null {
  const url = text ? URL.parse(text) : null
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : null
}
