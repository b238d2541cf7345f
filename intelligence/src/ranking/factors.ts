/** Months of trading days that momentum looks back and leaves out: 12 − 1 (Jegadeesh, Titman 1993). */
const YEAR = 250
const MONTH = 21
/** Pseudo-counts: what few documents or posts say is drawn to the usual. */
const SHRINK = 5

const ratio = (above: number | null, below: number | null): number | null =>
  above === null || below === null || !(below > 0) || !Number.isFinite(above / below) ? null : above / below

/**
 * Return, per cent, from a year to a month before the last of the closes (one adjusted basis, oldest first, null where
 * not traded); null with fewer than half a year's.
 */
export function momentumOf(closes: readonly (number | null)[]): number | null {
  const window = closes.slice(-YEAR - 1, -MONTH).filter((one) => one !== null)
  const change = window.length < YEAR / 2 ? null : ratio(window.at(-1) ?? null, window[0] ?? null)
  return change === null ? null : (change - 1) * 100
}

/**
 * Growth of a figure of the last four quarters over the four before, per cent; null where there is none or it was not
 * above 0.
 */
export function growthOf(last: number | null, before: number | null): number | null {
  const change = ratio(last, before)
  return change === null ? null : (change - 1) * 100
}

/** Profit of the last four quarters over equity, per cent: return on equity. */
export function qualityOf(profit: number | null, equity: number | null): number | null {
  const part = ratio(profit, equity)
  return part === null ? null : part * 100
}

/**
 * Profit of the last four quarters over market value, per cent: earnings yield (Basu 1977). A loss is a value below 0.
 */
export function valueOf(profit: number | null, marketCap: number | null): number | null {
  const part = ratio(profit, marketCap)
  return part === null ? null : part * 100
}

/**
 * How much more is written of a company than usual: log2 of documents a day of late over those of the past, both drawn
 * to the usual. Null where nothing ever was.
 */
export function attentionOf(
  recent: { documents: number; days: number },
  past: { documents: number; days: number },
): number | null {
  if (past.days <= 0 || recent.days <= 0 || recent.documents + past.documents === 0) return null
  const usual = (past.documents + recent.documents) / (past.days + recent.days)
  return Math.log2((recent.documents + SHRINK) / (usual * recent.days + SHRINK))
}

/**
 * Bullish over bearish posts of late, −1 to 1, drawn to 0 where they are few (Antweiler, Frank 2004). Null without a
 * post of either.
 */
export function stanceBalance(posts: { many: number; empty: number }): number | null {
  const all = posts.many + posts.empty
  return all === 0 ? null : (posts.many - posts.empty) / (all + SHRINK)
}
