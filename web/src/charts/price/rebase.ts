/** Closes by day, oldest first. */
export type Closes = readonly { date: string; close: number }[]

/**
 * The first day from `from` to `to` on which every one of them has a close above zero; undefined where there is none.
 * Everything compared is 100 there.
 */
export function commonDay(all: readonly Closes[], from: string, to: string): string | undefined {
  const [first, ...others] = all
  const days = others.map((closes) => new Set(closes.filter(({ close }) => close > 0).map(({ date }) => date)))
  return first?.find(
    ({ date, close }) => close > 0 && date >= from && date <= to && days.every((known) => known.has(date)),
  )?.date
}

/** What a close of that day is multiplied by so that the day stands at 100; null where it has none above zero. */
export function factorAt(closes: Closes, day: string | undefined): number | null {
  const close = closes.find(({ date }) => date === day)?.close
  return close === undefined || close <= 0 ? null : 100 / close
}

/**
 * Closes on the days of bars that may hold several days each: the last close from one bar's first day to its last;
 * a bar without one has none.
 */
export function closesBy(
  closes: Closes,
  bars: readonly { from: string; date: string }[],
): { date: string; close: number }[] {
  let at = 0
  return bars.flatMap(({ from, date }) => {
    let close: number | null = null
    for (; at < closes.length && (closes[at]?.date ?? '') <= date; at += 1) {
      const one = closes[at]
      if (one && one.date >= from) close = one.close
    }
    return close === null ? [] : [{ date, close }]
  })
}
