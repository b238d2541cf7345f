const special = /[\\\t\n\r\b\f\v]/

function escape(text: string): string {
  if (!special.test(text)) return text
  return text
    .replace(/\\/g, '\\\\')
    .replace(/\t/g, '\\t')
    .replace(/\n/g, '\\n')
    .replace(/\r/g, '\\r')
    .replace(/\f/g, '\\f')
    .replace(/[\b\v]/g, ' ')
}

/** One value in COPY's text format. Null is `\N`; NUL characters, which PostgreSQL cannot store, are dropped. */
export function copyText(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value))
    return storable(`{${value.map((item) => `"${String(item).replace(/[\\"]/g, '\\$&')}"`).join(',')}}`)
  return storable(String(value))
}

function storable(text: string): string {
  return escape(text.includes('\0') ? text.replaceAll('\0', '') : text)
}
