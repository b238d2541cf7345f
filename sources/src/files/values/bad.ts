import { shownValue, type RejectionReason } from '../../rejections.ts'

/** What a value becomes when it cannot be taken: cheaper than throwing, which costs microseconds a row. */
export class Bad {
  readonly reason: RejectionReason
  readonly value: string
  constructor(reason: RejectionReason, value: unknown) {
    this.reason = reason
    this.value = shownValue(value)
  }
}

/** Text of a cell; Bad for objects and lists. */
export function cellText(value: unknown): string | Bad {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? new Bad('NOT_A_DAY', '') : value.toISOString()
  return new Bad('NOT_TEXT', value)
}

/** Longest text that is remembered: codes and days are short, and 20,000 long cells would fill the memory. */
const REMEMBERED = 200

/** Keeps what `compute` gave for the last texts seen, `limit` of them: codes and days repeat from row to row. */
export function remembered<Value>(compute: (text: string) => Value, limit = 20_000): (text: string) => Value {
  const known = new Map<string, Value>()
  let lastText: string | undefined
  let lastValue: Value
  return (text) => {
    if (text === lastText) return lastValue
    if (text.length > REMEMBERED) return compute(text)
    let value = known.get(text)
    if (value === undefined) {
      value = compute(text)
      if (known.size >= limit) known.clear()
      known.set(text, value)
    }
    lastText = text
    lastValue = value
    return value
  }
}
