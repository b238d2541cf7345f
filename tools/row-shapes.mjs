// Shapes of values, as they were seen and as they are declared: `{ kinds, element, fields }`. A field that a value has
// not is of the kind `undefined`.

/** How deep shapes are told apart: a row, a list in it, and what that holds. */
const DEEPEST = 5

/** What tells a query: the parts of its text that are always the same. */
export const keyOf = (raw) => raw.join('\u0001')

/** The shape of one value. */
export function seenOf(value, depth = 0) {
  if (value === null || value === undefined) return { kinds: [String(value)] }
  if (typeof value !== 'object') return { kinds: [Number.isNaN(value) ? 'NaN' : typeof value] }
  if (Array.isArray(value))
    return {
      kinds: ['list'],
      element:
        depth > DEEPEST
          ? undefined
          : (value.reduce((shape, one) => withSeen(shape, seenOf(one, depth + 1)), null) ?? undefined),
    }
  const made = Object.hasOwn(value, 'constructor') ? 'Object' : value.constructor?.name
  if (made && made !== 'Object' && made !== 'Row') return { kinds: [made] }
  return {
    kinds: ['object'],
    fields:
      depth > DEEPEST
        ? undefined
        : Object.fromEntries(Object.entries(value).map(([name, own]) => [name, seenOf(own, depth + 1)])),
  }
}

/** Both shapes as one. */
export function withSeen(one, other) {
  if (!one || !other) return one ?? other
  const kinds = [...new Set([...one.kinds, ...other.kinds])]
  return { kinds, element: withSeen(one.element, other.element), fields: withFields(one, other) }
}

function withFields(one, other) {
  if (!one.fields || !other.fields) return one.fields ?? other.fields
  const absent = { kinds: ['undefined'] }
  // Not what every object inherits: a field may be called `constructor`.
  const own = (fields, name) => (Object.hasOwn(fields, name) ? fields[name] : absent)
  const names = new Set([...Object.keys(one.fields), ...Object.keys(other.fields)])
  return Object.fromEntries([...names].map((name) => [name, withSeen(own(one.fields, name), own(other.fields, name))]))
}

/** What the driver makes of a column of each type; of others what it gives tells. */
const kindsOfTypes = {
  16: 'boolean',
  17: 'Buffer',
  20: 'number',
  21: 'number',
  23: 'number',
  25: 'string',
  700: 'number',
  701: 'number',
  1042: 'string',
  1043: 'string',
  1082: 'string',
  1114: 'Date',
  1184: 'number',
  1700: 'string',
  2950: 'string',
  1000: 'list',
  1005: 'list',
  1007: 'list',
  1009: 'list',
  1015: 'list',
  1016: 'list',
  1021: 'list',
  1022: 'list',
  1182: 'list',
  1185: 'list',
  1231: 'list',
}

/** What was seen of a query that is not as its row is declared, as `column: what`. */
export function faultsOf(declared, { columns, row }) {
  if (declared.any || !declared.fields) return []
  const faults = []
  for (const name of Object.keys(declared.fields))
    if (!(name in columns) && !declared.fields[name].kinds.has('undefined')) faults.push(`${name}: no such column`)
  for (const [name, type] of Object.entries(columns)) {
    const field = declared.fields[name]
    if (!field) faults.push(`${name}: not declared`)
    else if (!field.any && kindsOfTypes[type] && !field.kinds.has(kindsOfTypes[type]))
      faults.push(`${name}: a ${kindsOfTypes[type]}, declared ${[...field.kinds].join(' | ')}`)
    else if (row?.fields?.[name]) faults.push(...differing(name, field, row.fields[name]))
  }
  return faults
}

function differing(path, declared, seen) {
  if (declared.any) return []
  const faults = seen.kinds
    .filter(
      (kind) => !declared.kinds.has(kind) && !(kind !== 'list' && declared.kinds.has('object') && /^[A-Z]/.test(kind)),
    )
    .map((kind) => `${path}: ${kind} seen, declared ${[...declared.kinds].join(' | ')}`)
  if (declared.element && seen.element) faults.push(...differing(`${path}[]`, declared.element, seen.element))
  if (declared.fields && seen.fields)
    for (const [name, field] of Object.entries(declared.fields)) {
      const own = seen.fields[name] ?? { kinds: ['undefined'] }
      // What one kind of a value has and another has not is no fault; what none ever had is a name that is not there.
      const there = own.kinds.filter((kind) => kind !== 'undefined')
      faults.push(...differing(`${path}.${name}`, field, there.length > 0 ? { ...own, kinds: there } : own))
    }
  return faults
}
