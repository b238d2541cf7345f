import { dayOf, endOfDay } from '@pandora/contract/time'

/** A place of answers that may differ between the day itself and a look back at it, and why. */
interface Exception {
  /** Operation, or `*`. */
  operation: string
  /** Path in the answer, lists as `[]`. */
  path: RegExp
  reason: string
  /** What stood there on the day itself and stands there looked back at, where only that is excepted. */
  values?: readonly (readonly [then: unknown, now: unknown])[]
  /** Only where the instant lies within a day. */
  withinDay?: true
}

/** What a look back may say otherwise; everything else must be the same to the letter. */
export const exceptions: readonly Exception[] = [
  {
    operation: '*',
    path: /\.(runId|recordedAt|computedAt|lastRecordedAt)$/,
    reason: 'Which run of this database wrote a row, and when: true of the database, not of the world.',
  },
  {
    operation: '*',
    path: /\.backComputed$/,
    reason: 'Says that something was worked out after its day: on the day itself it was not.',
  },
  {
    operation: 'analysis.document',
    path: /\.version\.firstUsedAt$/,
    reason: 'When this database first read with this version of the models.',
  },
  {
    operation: 'companies.stockPrice',
    path: /\.(laterBars|firstBarOn)$/,
    reason: 'Says to a reader of the past that bars are hidden; no price of them is shown.',
  },
  { operation: 'companies.profile', path: /\.firstBarOn$/, reason: 'The same.' },
  {
    operation: 'companies.profile',
    path: /\.nameAssumed/,
    reason: 'Says to a reader of the past that the name is assumed; the name itself is compared.',
  },
  ...['companies.profile', 'companies.fieldCoverage'].map((operation): Exception => ({
    operation,
    path: /^\.status$/,
    values: [[404, 200]],
    reason:
      'Who goes back beyond the first day of a company stays on its page, which says that nothing was known of it; on the day itself there was no such page.',
  })),
  {
    operation: 'figures.todayReceipt',
    path: /\.sample\./,
    reason:
      'What was received otherwise for the very instant of a price or a share count mends an error of its source, and past valuations with it (glossary: correction).',
  },
  {
    operation: 'figures.valuationBands',
    path: /Bands\.spans\[\]\./,
    reason: 'The same: percentiles are of the weeks as errors of their sources were mended.',
  },
  {
    operation: 'health.overview',
    path: /\.answers\./,
    reason:
      'How many answers were held against what is declared of them, and since when: of the present, whatever instant is looked at.',
  },
  {
    operation: 'health.overview',
    path: /\.(databaseBytes|runs\.\w+)$/,
    reason: 'Of the database as it is now, whatever instant is looked at: its size, and how its imports ended.',
  },
  {
    operation: 'health.overview',
    path: /\.kinds\[\]\./,
    withinDay: true,
    reason:
      'Sums of facts are kept by day: a past instant within a day reads them as of the end of the day before, as the screen says.',
  },
  {
    operation: 'screening.exportXlsx',
    path: /sharedStrings\.xml$/,
    reason: 'Says when it was exported; what it holds besides is in the CSV of the same rows.',
  },
]

/**
 * Whether a difference at a path of an operation's answer, looked back at from an instant (ms), is one that is
 * excepted.
 */
export function isExcepted(
  operation: string,
  path: string,
  at: number,
  [then, now]: readonly [unknown, unknown],
): boolean {
  const within = endOfDay(dayOf(at)) !== at
  return exceptions.some(
    (one) =>
      (one.operation === '*' || one.operation === operation) &&
      (within || !one.withinDay) &&
      one.path.test(path) &&
      (!one.values || one.values.some(([a, b]) => a === then && b === now)),
  )
}

/**
 * Two ways in which a missing value says why, one for those who look back: what is said later is not known yet; on the
 * day itself nobody said it.
 */
export function sameAbsence(one: unknown, other: unknown): boolean {
  return one === 'NO_SOURCE' && (other === 'NOT_KNOWN_YET' || other === 'NOT_LISTED')
}
