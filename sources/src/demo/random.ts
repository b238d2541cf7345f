/** A stream of pseudo-random numbers that a seed and a name decide alone: no clock, no process state. */
export interface Random {
  /** Uniform in [0, 1). */
  next: () => number
  /** Whole number from `low` up to and including `high`. */
  int: (low: number, high: number) => number
  /** Uniform in [low, high). */
  between: (low: number, high: number) => number
  /** Standard normal. */
  normal: () => number
  /** Student's t with `freedom` degrees, scaled to variance 1 (freedom > 2): fat tails. */
  tails: (freedom: number) => number
  /** Poisson count with mean `mean` (below about 500). */
  count: (mean: number) => number
  chance: (probability: number) => boolean
  /** One of the items. Throws on an empty list. */
  pick: <T>(items: readonly T[]) => T
  /** An index, with chances proportional to the weights. */
  weighted: (weights: readonly number[]) => number
  /** `size` different items, in random order; all of them where there are fewer. */
  sample: <T>(items: readonly T[], size: number) => T[]
}

/** 32-bit hash of a text (FNV-1a with a final mix). */
export function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507)
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * The stream called by the parts, e.g. `randomOf(seed, 'bars', companyId)`. Same parts, same numbers, whatever else was
 * drawn.
 */
export function randomOf(...parts: readonly (string | number)[]): Random {
  const name = parts.join('|')
  let a = hashOf(name)
  let b = hashOf(`${name}#2`)
  let c = hashOf(`${name}#3`)
  let d = 1
  // sfc32: passes PractRand, a few integer operations a number.
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return (t >>> 0) / 4_294_967_296
  }
  for (let at = 0; at < 12; at++) next()
  let spare: number | null = null
  const normal = (): number => {
    if (spare !== null) {
      const kept = spare
      spare = null
      return kept
    }
    const radius = Math.sqrt(-2 * Math.log(1 - next()))
    const angle = 2 * Math.PI * next()
    spare = radius * Math.sin(angle)
    return radius * Math.cos(angle)
  }
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    int,
    normal,
    between: (low, high) => low + next() * (high - low),
    tails(freedom) {
      let squares = 0
      for (let at = 0; at < freedom; at++) squares += normal() ** 2
      return (normal() / Math.sqrt(squares / freedom)) * Math.sqrt((freedom - 2) / freedom)
    },
    count(mean) {
      const limit = Math.exp(-mean)
      let product = next()
      let count = 0
      while (product > limit) {
        product *= next()
        count++
      }
      return count
    },
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    weighted(weights) {
      let at = next() * weights.reduce((sum, weight) => sum + weight, 0)
      for (const [index, weight] of weights.entries()) {
        at -= weight
        if (at < 0) return index
      }
      return weights.length - 1
    },
    sample(items, size) {
      const left = [...items]
      const taken = Math.min(size, left.length)
      for (let at = 0; at < taken; at++) {
        const other = int(at, left.length - 1)
        const kept = left[at] as (typeof left)[number]
        left[at] = left[other] as (typeof left)[number]
        left[other] = kept
      }
      return left.slice(0, taken)
    },
  }
}
