import type { financing } from '@pandora/contract/domains/financing/operations'
import { TOP } from '@pandora/contract/domains/financing/market-operations'
import type { OutputOf, ParsedInputOf } from '@pandora/contract/operation'
import { eachOrg } from '../ledger/base.ts'
import { roundEnglish, type Ledger } from '../ledger/ledger.ts'
import { at, listOf, listsOf } from '../ledger/words/columns.ts'
import { growthOf, lastMonths, ofIndustry, within } from './windows.ts'

type Top = OutputOf<typeof financing.top>
type Whom = ParsedInputOf<typeof financing.top>['of']

/** Whom rounds count for, by number: companies, investors, industries. */
interface Subjects {
  count: number
  each: (round: number, say: (subject: number) => void) => void
  idOf: (subject: number) => string
  englishOf: (subject: number, rounds: Int32Array) => string | null
}

function subjectsOf(ledger: Ledger, whom: Whom): Subjects {
  const { base } = ledger
  const { words, rows, rounds, ventures, organisations } = base
  if (whom === 'company')
    return {
      count: ventures.count,
      each: (round, say) => say(at(rounds.venture, round)),
      idOf: (venture) => ledger.ventureName(venture),
      englishOf: (_venture, own) => {
        const told = own.find((round) => roundEnglish(base, round) >= 0)
        return told === undefined ? null : words.nameOrNull(roundEnglish(base, told))
      },
    }
  if (whom === 'organisation')
    return {
      count: organisations.count,
      each: (round, say) => eachOrg(words, rows, organisations, at(rounds.partsRow, round), say),
      idOf: (org) => ledger.orgName(org),
      englishOf: (org) => ledger.orgEnglish(org),
    }
  const { labels } = words
  const names = new Map(labels.list.map(({ key }, label) => [labels.key[label], key]))
  return {
    count: labels.keys,
    each: (round, say) => {
      const label = at(rounds.industry, round)
      if (label >= 0) say(at(labels.key, label))
    },
    idOf: (key) => names.get(key) ?? '',
    englishOf: (_key, own) => {
      const told = own.find((round) => (labels.of(at(rounds.industry, round))?.en ?? null) !== null)
      return told === undefined ? null : (labels.of(at(rounds.industry, told))?.en ?? null)
    },
  }
}

/** Ten of a period by money, rounds, or rounds more than before; who has no money that is told is in no order by it. */
export function topOf(ledger: Ledger, { of: whom, by, months, industry }: ParsedInputOf<typeof financing.top>): Top {
  const { until } = ledger
  if (until === null) return { dataList: [], period: null, before: null, until }
  const windows = lastMonths(until, months)
  const asked = ofIndustry(ledger, industry)
  const subjects = subjectsOf(ledger, whom)
  const now = within(ledger, asked, windows.period)
  const own = listsOf(subjects.count, (say) => {
    for (const round of now) subjects.each(round, (subject) => say(subject, round))
  })
  const before = new Uint32Array(subjects.count)
  for (const round of within(ledger, asked, windows.before))
    subjects.each(round, (subject) => {
      before[subject] = at(before, subject) + 1
    })
  const { kind } = ledger.ground.sizes
  /** Money and rounds of each, and whether any amount is told. */
  const [money, told] = [new Float64Array(subjects.count), new Uint8Array(subjects.count)]
  const roundsOf = (subject: number): number => at(own.starts, subject + 1) - at(own.starts, subject)
  const candidates: number[] = []
  for (let subject = 0; subject < subjects.count; subject++) {
    if (roundsOf(subject) === 0) continue
    // Figures and estimates apart, as the sum that is shown has them.
    let [exact, estimated] = [0, 0]
    for (const round of listOf(own, subject)) {
      const counted = ledger.counted(round)
      if (at(kind, round) === 0) exact += counted
      else if (at(kind, round) === 1) estimated += counted
      if (at(kind, round) < 2) told[subject] = 1
    }
    money[subject] = exact + estimated
    const more = roundsOf(subject) - at(before, subject)
    if (by === 'amount' ? told[subject] === 1 : by === 'growth' ? more > 0 : true) candidates.push(subject)
  }
  const measure = {
    amount: (subject: number) => at(money, subject),
    count: roundsOf,
    growth: (subject: number) => roundsOf(subject) - at(before, subject),
  }[by]
  const compare = (a: number, b: number): number =>
    measure(b) - measure(a) ||
    at(money, b) - at(money, a) ||
    roundsOf(b) - roundsOf(a) ||
    (subjects.idOf(a) < subjects.idOf(b) ? -1 : 1)
  return {
    dataList: firstOf(candidates, compare, TOP).map((subject, place) => {
      const rounds = listOf(own, subject)
      const [id, earlier] = [subjects.idOf(subject), at(before, subject)]
      return {
        place: place + 1,
        id,
        nameZh: id,
        nameEn: subjects.englishOf(subject, rounds),
        sum: ledger.sumOf(rounds),
        rounds: rounds.length,
        before: earlier,
        more: rounds.length - earlier,
        growth: growthOf(rounds.length, earlier),
      }
    }),
    period: windows.period,
    before: windows.before,
    until,
  }
}

/** The first few of many in an order, without putting all of them into it. */
export function firstOf(all: readonly number[], compare: (a: number, b: number) => number, most: number): number[] {
  const first: number[] = []
  for (const one of all) {
    const last = first.at(-1)
    if (first.length === most && last !== undefined && compare(one, last) >= 0) continue
    let place = first.length
    while (place > 0 && compare(one, first[place - 1] as number) < 0) place--
    first.splice(place, 0, one)
    if (first.length > most) first.pop()
  }
  return first
}
