// Inputs and answers of the track record of a score: what came after it, counted as one could have traded.

/**
 * A trading day of a stock in one adjusted basis; no close where it did not trade, no open where its source gives none.
 */
export interface RecordBar {
  day: string
  /** ms. */
  openAt: number
  closeAt: number
  open: number | null
  close: number | null
  /** Opened at the highest (lowest) price allowed: nobody could buy (sell). */
  limitUp: boolean
  limitDown: boolean
}

/** The bars of a stock up to its last, delisted or not, and those of its industry's index by day. */
export interface RecordSeries {
  companyId: string
  bars: readonly RecordBar[]
  benchmark: ReadonlyMap<string, { open: number; close: number }>
  delisted: boolean
}

/** A score as it was known. */
export interface Signal {
  companyId: string
  /** ms. */ at: number
  score: number
  /** 1: to rise against its industry; −1: to fall; 0: says nothing, is left out. */ direction: -1 | 0 | 1
}

export interface RecordInput {
  signals: readonly Signal[]
  series: ReadonlyMap<string, RecordSeries>
  /** Trading days held, from the open of the entry to the close of the last. */
  horizonDays: number
  /** Instant (ms) of which the record speaks: nothing that closed later is used. */
  asOf: number
  /** Of the bootstrap. */
  seed: number
}

/** A figure with its interval (95 %); both ends are the figure where so little is known that it has none. */
export interface Interval {
  value: number
  low: number
  high: number
}

export interface RecordBucket {
  /** Scores from `from` up to and without `to` (the last: included). */
  from: number
  to: number
  samples: number
  meanScore: number | null
  /** Mean return over the industry's, per cent. */
  excess: Interval | null
  hitRate: Interval | null
  grey: boolean
}

export interface TrackRecord {
  version: string
  horizonDays: number
  samples: number
  /** Fewer than 30 samples: to be shown in grey, as no evidence. */
  grey: boolean
  /**
   * Share of signals whose stock did better (worse) than its industry as they said; Wilson's interval on windows that
   * do not overlap.
   */
  hitRate: Interval | null
  /**
   * Mean return over the industry's in the direction of the signal, per cent; circular block bootstrap by day of entry.
   */
  excess: Interval | null
  /** Windows of one stock that do not overlap. */
  independent: number
  buckets: readonly RecordBucket[]
  leftOut: {
    suspended: number
    limit: number
    noPrice: number
    unfinished: number
    undirected: number
    repeated: number
  }
  /** Signals of companies that were delisted before the window ended: kept, to their last price. */
  delisted: number
}
