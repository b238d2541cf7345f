import { sentencesIn } from '../text/sentences.ts'
import { amountsIn } from './amounts.ts'
import { movementsIn, type Movement } from './changes.ts'
import { checkChange, checkFigure, type Ground } from './checks.ts'
import { claimOf } from './claims.ts'
import { pageAt, pageStarts } from './pages.ts'
import { periodsIn, shifted } from './periods.ts'
import { assign, fits, polarityOf, subjectsIn } from './subjects.ts'
import type {
  Amount,
  Change,
  Check,
  Claim,
  KeyFigure,
  Period,
  PeriodAt,
  ReportText,
  Sentence,
  Subject,
  SubjectAt,
} from './types.ts'

/** Changes whenever what is said of a text may change. */
export const REPORTS_VERSION = 'reports-2'

/** Characters of a body that are read; what follows is left out, and said so. */
export const LONGEST_REPORT = 120_000
/** Sentences at the beginning that say what time a text is about. */
const OPENING = 3
/** Most figures, changes and claims kept. */
const MOST = { figures: 400, changes: 200, claims: 80 } as const

/** Thrown where the time allowed is over. */
export class Overtime extends Error {}

/** Everything a report says, with what it was held against. */
export interface ReportFound {
  figures: KeyFigure[]
  changes: Change[]
  claims: Claim[]
  checks: Check[]
  limits: string[]
}

/** Periods last named: of figures over a time, and of balances on a day. */
interface Standing {
  flow: Period | null
  day: Period | null
}
interface Read {
  sentence: Sentence
  amounts: readonly Amount[]
  subjects: readonly SubjectAt[]
  periods: readonly PeriodAt[]
  movements: readonly Movement[]
}

const forecastCue =
  /预计|预期|预测|有望|展望|指引|盈利预测|\bexpects?\b|\bexpected to\b|\bforecasts?\b|\bguidance\b|\bwill\b|\bestimates?\b|\bprojects?\b/iu
/** Words between a subject or comma and a number that put it a year back. */
const yearBack =
  /(?:(?<![较比与])(?:上年同期|去年同期)(?!相比)|同期为|a year (?:ago|earlier)|year-ago|year-earlier)[^，。；,;]{0,12}$/iu

/**
 * Takes a report apart: its figures with subject and period, what rose and fell, what it claims, and what of it agrees
 * with stored figures. Bounded in time and memory by the text's
 * length, whatever the text. `ground` null: no company to hold it against. Throws Overtime as soon as `expired` says
 * so; it is asked after every sentence.
 */
export function readReport(text: ReportText, ground: Ground | null, expired: () => boolean = () => false): ReportFound {
  const limits: string[] = []
  const body = text.body.length > LONGEST_REPORT ? text.body.slice(0, LONGEST_REPORT) : text.body
  if (body.length < text.body.length) limits.push('too-long')
  const pages = pageStarts(body)
  const found: ReportFound = { figures: [], changes: [], claims: [], checks: [], limits }
  const pieces = [
    ...sentencesIn(text.title).map((piece) => ({ field: 'title' as const, piece })),
    ...sentencesIn(body).map((piece) => ({ field: 'body' as const, piece })),
  ]
  // What a sentence without a period speaks of: the first that the text names, then the last one said.
  // A title mostly leaves it to the first sentences.
  const opening = pieces
    .slice(0, OPENING)
    .flatMap(({ field, piece }) =>
      periodsIn((field === 'title' ? text.title : body).slice(piece.start, piece.end), text.language, text.publishedOn),
    )
  const standing: Standing = {
    flow: opening.find((one) => !one.forecast && one.period.months > 0)?.period ?? null,
    day: null,
  }
  for (const [place, { field, piece }] of pieces.entries()) {
    if (expired()) throw new Overtime('a report took too long')
    const source = field === 'title' ? text.title : body
    const sentence: Sentence = {
      field,
      start: piece.start,
      end: piece.end,
      page: field === 'body' ? pageAt(pages, piece.start) : null,
      text: source.slice(piece.start, piece.end),
    }
    const periods = periodsIn(sentence.text, text.language, text.publishedOn)
    const amounts = amountsIn(sentence.text, text.language)
    const read: Read = {
      sentence,
      amounts,
      periods,
      subjects: subjectsIn(sentence.text, text.language),
      movements: movementsIn(sentence.text, text.language, amounts),
    }
    const given = assign(sentence.text, text.language, amounts, read.subjects)
    const changes = changesOf(read, given, standing)
    const figures = figuresOf(read, given, standing)
    for (const { change, at } of changes) {
      if (found.changes.length < MOST.changes) {
        found.changes.push(change)
        const check = at && checkChange(change, at, ground)
        if (check) found.checks.push(check)
      } else if (!limits.includes('too-many')) limits.push('too-many')
    }
    for (const { figure, step } of figures) {
      if (found.figures.length < MOST.figures) {
        found.figures.push(figure)
        const check = checkFigure(figure, step, ground)
        if (check) found.checks.push(check)
      } else if (!limits.includes('too-many')) limits.push('too-many')
    }
    const claim =
      field === 'body'
        ? claimOf(sentence, text.language, { figures: figures.length + changes.length, place, of: pieces.length })
        : null
    if (claim) found.claims.push(claim)
    standing.flow = periods.findLast((one) => !one.forecast && one.period.months > 0)?.period ?? standing.flow
    standing.day =
      periods.findLast((one) => one.period.months === 0)?.period ?? (periods.length > 0 ? null : standing.day)
  }
  found.claims.sort((a, b) => b.weight - a.weight || a.sentence.start - b.sentence.start)
  if (found.claims.length > MOST.claims) {
    found.claims.length = MOST.claims
    if (!limits.includes('too-many')) limits.push('too-many')
  }
  return found
}

/** Figures of a day, and figures of no period. */
const balances: ReadonlySet<Subject> = new Set<Subject>([
  'total_assets',
  'total_liabilities',
  'total_equity',
  'cash',
  'receivables',
  'inventories',
  'debt_ratio',
])
const timeless: ReadonlySet<Subject> = new Set<Subject>(['target_price', 'price', 'pe', 'pb'])

/** The period of a place in a sentence: the last named before it, else the first named, else the one that stands. */
function periodAt(
  { sentence, periods }: Read,
  at: number,
  subject: Subject,
  standing: Standing,
): { period: Period | null; forecast: boolean } {
  const own = periods.findLast((one) => one.end <= at) ?? periods.find((one) => one.start >= at)
  const stands = balances.has(subject)
    ? (standing.day ?? (standing.flow && { ...standing.flow, months: 0 }))
    : standing.flow
  const period = own?.period ?? (stands && { ...stands, inferred: true })
  const before = sentence.text.slice(Math.max(0, at - 60), at)
  const clause = before.slice(
    Math.max(before.lastIndexOf('；'), before.lastIndexOf('; '), before.lastIndexOf('。')) + 1,
  )
  const forecast = (own?.forecast ?? false) || forecastCue.test(clause)
  // Income to the 31st of December is that of the year.
  const flow =
    period?.months === 0 && !balances.has(subject) && /-(?:03-31|06-30|09-30|12-31)$/u.test(period.end)
      ? { ...period, months: Number(period.end.slice(5, 7)), inferred: true }
      : period
  if (timeless.has(subject)) return { period: null, forecast: subject === 'target_price' }
  return {
    period:
      flow && yearBack.test(before) && flow.months > 0 && !own?.period.text.includes('上年') ? shifted(flow, -1) : flow,
    forecast,
  }
}

const spanOf = ({ field, start }: Sentence, at: { start: number; end: number }) => ({
  field,
  start: start + at.start,
  end: start + at.end,
})
/** A level that something moved from or to; of a loss it is below zero. */
const levelOf = (amount: Amount | null, given: ReadonlyMap<Amount, SubjectAt>, loss: boolean): number | null =>
  amount === null
    ? null
    : amount.value > 0 && !isRate(amount) && (given.get(amount)?.sign ?? (loss ? -1 : 1)) === -1
      ? -amount.value
      : amount.value
const isRate = (amount: Amount): boolean => amount.unit === 'percent' || amount.unit === 'percent-points'

function figuresOf(
  read: Read,
  given: ReadonlyMap<Amount, SubjectAt>,
  standing: Standing,
): { figure: KeyFigure; step: number }[] {
  const { sentence, amounts, movements } = read
  const moved = new Set(movements.flatMap((one) => [one.rate, one.rateEnd, one.from]))
  return amounts.flatMap((amount) => {
    if (moved.has(amount) || amount.unit === 'percent-points') return []
    const about = given.get(amount)
    const fitting = about && fits(about.subject, amount) ? about : null
    // A percentage of no known subject is a share of something.
    const subject = fitting?.subject ?? (isRate(amount) ? 'other' : 'amount')
    const { period, forecast } = periodAt(read, amount.start, subject, standing)
    const value = fitting?.sign === -1 && amount.value > 0 ? -amount.value : amount.value
    return [
      {
        figure: {
          subject,
          subjectText: fitting?.text ?? null,
          value,
          unit: amount.unit,
          text: amount.text,
          span: spanOf(sentence, amount),
          approximate: amount.approximate,
          period,
          forecast,
          sentence,
        },
        step: amount.step,
      },
    ]
  })
}

function changesOf(
  read: Read,
  given: ReadonlyMap<Amount, SubjectAt>,
  standing: Standing,
): { change: Change; at: { text: string; step: number; span: Check['span'] } | null }[] {
  const { sentence, subjects, movements } = read
  return movements.flatMap((one) => {
    const { direction, rate, from, to, against } = one
    const isTurn = direction.startsWith('turned') || direction.startsWith('loss')
    const about =
      (rate && given.get(rate)) ??
      subjects.findLast(
        (subject) =>
          subject.end <= one.start &&
          one.start - subject.end <= 60 &&
          !/[；;。]/u.test(sentence.text.slice(subject.end, one.start)),
      ) ??
      subjects.find(
        (subject) =>
          subject.start >= one.end &&
          subject.start - one.end <= 14 &&
          !/[，。；,;]/u.test(sentence.text.slice(one.end, subject.start)),
      )
    // A word of movement with neither subject nor figure tells nothing.
    if (!about && !rate && !isTurn) return []
    if (!rate && !from && !to && !isTurn && direction !== 'flat' && about?.subject === 'other') return []
    const subject = about?.subject ?? (isTurn ? 'net_profit' : 'other')
    const { period, forecast } = periodAt(read, one.start, subject, standing)
    const loss = about?.sign === -1 || isTurn
    const plain =
      direction === 'up' || direction === 'turned-profit' || direction === 'loss-narrowed'
        ? 1
        : direction === 'flat'
          ? 0
          : -1
    // A loss that grew is a fall of what it is a loss of.
    const told: Change['direction'] =
      about?.sign === -1 && direction === 'up'
        ? 'loss-widened'
        : about?.sign === -1 && direction === 'down'
          ? 'loss-narrowed'
          : direction
    const way = loss && !isTurn ? -plain : plain
    const good = isTurn
      ? way > 0
      : told === 'loss-widened'
        ? false
        : told === 'loss-narrowed'
          ? true
          : way === 0 || polarityOf(subject) === 0
            ? null
            : way * polarityOf(subject) > 0
    const level = to ?? from
    const change: Change = {
      subject,
      subjectText: about?.text ?? null,
      direction: told,
      rate: rate ? Math.abs(rate.value) * (way || 1) : null,
      rateUnit: rate ? (rate.unit === 'percent-points' ? 'percent-points' : 'percent') : null,
      from: levelOf(from, given, loss),
      to: levelOf(to, given, loss),
      unit: level?.unit ?? null,
      against,
      period,
      good,
      forecast,
      sentence,
    }
    return [
      {
        change,
        at: rate && told === direction ? { text: rate.text, step: rate.step, span: spanOf(sentence, rate) } : null,
      },
    ]
  })
}
