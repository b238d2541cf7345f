import { simplified } from './simplified.ts'

/** Most UTF-16 units of a text that are read; what follows says little more of a post. */
export const MOST_UNITS = 2000

const NONE = 0x20

/**
 * One unit for each UTF-16 unit, so that places stay places: small letters, half-width forms, simplified characters,
 * one kind of space.
 */
const folded = Uint16Array.from({ length: 65_536 }, (_none, unit) => {
  if (
    unit <= 0x20 ||
    (unit >= 0x7f && unit <= 0xa0) ||
    unit === 0x3000 ||
    unit === 0xfeff ||
    (unit >= 0x2000 && unit <= 0x200f) ||
    (unit >= 0x2028 && unit <= 0x202f) ||
    (unit >= 0x2060 && unit <= 0x206f)
  )
    return NONE
  if (unit >= 0xff01 && unit <= 0xff5e) return lower(unit - 0xfee0)
  if (unit < 0x80) return lower(unit)
  return simplified.get(unit) ?? unit
})

function lower(unit: number): number {
  return unit >= 0x41 && unit <= 0x5a ? unit + 32 : unit
}

const isName = (unit: number) =>
  (unit >= 0x30 && unit <= 0x39) || (unit >= 0x61 && unit <= 0x7a) || unit >= 0x3400 || unit === 0x5f || unit === 0x2d

/**
 * The units of a text as the extractor reads them. Cashtags ($…$), addresses and @names become spaces: they name
 * somebody and take no side.
 */
export class Units {
  readonly of = new Uint16Array(MOST_UNITS)
  count = 0

  read(text: string): void {
    const count = Math.min(text.length, MOST_UNITS)
    const { of } = this
    for (let at = 0; at < count; at++) of[at] = folded[text.charCodeAt(at)] ?? NONE
    this.count = count
    for (let at = 0; at < count; at++) {
      const unit = of[at]
      if (unit === 0x24) at = this.#blankUntil(at, 0x24, 40)
      else if (unit === 0x40) at = this.#blankName(at)
      else if (unit === 0x3a && of[at + 1] === 0x2f && of[at + 2] === 0x2f && at + 2 < count)
        at = this.#blankAddress(at)
    }
  }

  /** A pair of marks at most `most` units apart, and what lies between. */
  #blankUntil(from: number, mark: number, most: number): number {
    const last = Math.min(this.count, from + most)
    for (let at = from + 2; at < last; at++) {
      if (this.of[at] !== mark) continue
      this.of.fill(NONE, from, at + 1)
      return at
    }
    return from
  }

  #blankName(from: number): number {
    const last = Math.min(this.count, from + 20)
    let at = from + 1
    while (at < last && isName(this.of[at] ?? 0)) at++
    // Without a space or a colon after it nothing says where the name ends.
    const ended = at < last && (this.of[at] === NONE || this.of[at] === 0x3a)
    if (ended) this.of.fill(NONE, from, at)
    return ended ? at : from
  }

  #blankAddress(from: number): number {
    let start = from
    while (start > 0 && from - start < 5 && (this.of[start - 1] ?? 0) >= 0x61 && (this.of[start - 1] ?? 0) <= 0x7a)
      start--
    let end = from
    while (end < this.count && (this.of[end] ?? 0) > NONE && (this.of[end] ?? 0) < 0x7f) end++
    this.of.fill(NONE, start, end)
    return end - 1
  }
}
