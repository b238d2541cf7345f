import { amountTold, type AmountTold } from '@pandora/contract/domains/financing/amounts'
import { roundOf, roundOrder, roundPlace, type RoundName } from '@pandora/contract/domains/financing/rounds'
import { isNobody } from '@pandora/intelligence/financing/organisations'
import type { Sized } from '@pandora/intelligence/financing/sums'
import { provinceOrder } from '@pandora/intelligence/policy/issuers'
import { placeName } from '@pandora/intelligence/risks/places'
import type { LedgerRow, VentureRow } from './queries.ts'
import type { Rates } from './rates.ts'
import type { Label, Problem, Round } from './types.ts'

const unknownRound = roundOrder.at(-1) as RoundName
const provinces = new Set(provinceOrder.flatMap((code) => placeName(code)?.zh ?? []))

/** The amount of a row: its figure, its range, else what its words say. */
function toldIn(row: LedgerRow): AmountTold {
  if (row.amount !== null) return { kind: 'exact', currency: row.currency, value: row.amount }
  if (row.amount_low !== null)
    return { kind: 'range', currency: row.currency, low: row.amount_low, high: row.amount_high }
  const told = amountTold(row.amount_text ?? '')
  return told.kind === 'unknown' ? { kind: 'unknown', currency: told.currency ?? row.currency } : told
}

/** An amount in the ledger's currency, at the rate of its day. */
function sizedIn(
  told: AmountTold,
  day: string,
  currency: string,
  rates: Rates,
): Pick<Round, 'sized' | 'rate' | 'unconverted'> {
  const nothing = { rate: null, unconverted: null }
  if (told.kind === 'unknown' || told.kind === 'refused') return { ...nothing, sized: { kind: 'unknown' } }
  if (told.currency === null) return { rate: null, unconverted: 'NO_CURRENCY', sized: { kind: 'unconverted' } }
  const rate = told.currency === currency ? null : rates.on(told.currency, currency, day)
  if (told.currency !== currency && !rate) return { rate: null, unconverted: 'NO_RATE', sized: { kind: 'unconverted' } }
  const by = rate?.value ?? 1
  const sized: Sized =
    told.kind === 'exact'
      ? { kind: 'exact', value: told.value * by }
      : { kind: 'range', low: told.low * by, high: told.high === null ? null : told.high * by }
  return { rate, unconverted: null, sized }
}

/** Investors of a row, place by place: both languages where the lists are as long as one another. */
export function namesIn({ investors_zh: zh, investors_en: en }: Pick<LedgerRow, 'investors_zh' | 'investors_en'>) {
  const beside = zh.length === 0 || zh.length === en.length
  return Array.from({ length: Math.max(zh.length, beside ? en.length : 0) }, (_, at) => ({
    zh: zh[at] ?? null,
    en: beside ? (en[at] ?? null) : null,
  })).filter((one) => !isNobody(one.zh ?? one.en ?? '-'))
}

const label = (zh: string | null, en: string | null): Label | null =>
  zh === null && en === null ? null : { key: zh ?? en ?? '', zh: zh ?? en ?? '', en }

interface Ground {
  currency: string
  rates: Rates
  ventures: ReadonlyMap<string, VentureRow>
  orgOf: ReadonlyMap<string, string>
}

/** A row of a source as a round, with what is wrong with it. */
function roundIn(row: LedgerRow, { currency, rates, ventures, orgOf }: Ground): Round {
  const about = ventures.get(row.company_zh)
  const known = roundOf(row.round)
  const shifted =
    known === null && ((row.industry_zh !== null && provinces.has(row.industry_zh)) || orgOf.has(row.round))
  const told = toldIn(row)
  const leads = row.leads === null ? null : new Set(row.leads)
  const parts = namesIn(row)
    .map(({ zh, en }) => {
      const lead = leads === null ? null : leads.has(zh ?? '') || leads.has(en ?? '')
      return { orgId: orgOf.get(zh ?? en ?? '') ?? zh ?? en ?? '', zh, en, lead }
    })
    // Two names of one investor in one round are one part.
    .filter((one, at, all) => all.findIndex(({ orgId }) => orgId === one.orgId) === at)
  const founded = about?.founded_on ?? null
  const problems: Problem[] = [
    ...(shifted ? (['SHIFTED_ROW'] as const) : known === null ? (['UNKNOWN_ROUND'] as const) : []),
    ...(founded !== null && row.announced_on.slice(0, 7) < founded.slice(0, 7) ? (['BEFORE_FOUNDED'] as const) : []),
    ...(parts.some(({ zh, en, orgId }) => [zh, en, orgId].includes(row.company_zh))
      ? (['INVESTS_IN_ITSELF'] as const)
      : []),
    ...(told.kind === 'refused' ? (['AMOUNT_REFUSED'] as const) : []),
  ]
  const industry = shifted ? null : label(row.industry_zh, row.industry_en)
  return {
    id: row.round_id,
    ids: [row.round_id],
    venture: row.company_zh,
    zh: row.company_zh,
    en: row.company_en ?? about?.company_en ?? null,
    day: row.announced_on,
    name: known ?? unknownRound,
    place: roundPlace((known ?? unknownRound).code),
    roundText: row.round,
    amountText: row.amount_text,
    told,
    ...sizedIn(told, row.announced_on, currency, rates),
    parts,
    industry: industry ?? label(about?.industry_zh ?? null, about?.industry_en ?? null),
    subdomain:
      label(row.subdomain_zh, row.subdomain_en) ?? label(about?.subdomain_zh ?? null, about?.subdomain_en ?? null),
    region: row.region_code ?? about?.region_code ?? null,
    problems,
    seenAt: row.seen_at,
  }
}

const sureness = ({ told }: Round): number => ({ exact: 0, range: 1, unknown: 2, refused: 3 })[told.kind]

/**
 * Rounds of rows. Rows that tell of one company, day and round are one round: what is told most exactly stands, and
 * what only another row tells beside it.
 */
export function roundsIn(rows: readonly LedgerRow[], ground: Ground): Round[] {
  const groups = Map.groupBy(
    rows.map((row) => roundIn(row, ground)),
    (round) => `${round.venture}\n${round.day}\n${round.name.code === 'unknown' ? round.id : round.name.code}`,
  )
  return [...groups.values()].map((told) => {
    const [best, ...others] = told.toSorted((a, b) => sureness(a) - sureness(b) || (a.id < b.id ? -1 : 1)) as [
      Round,
      ...Round[],
    ]
    if (others.length === 0) return best
    const named = [best, ...others].find(({ parts }) => parts.length > 0)
    return {
      ...best,
      ids: [best, ...others].map(({ id }) => id),
      parts: named?.parts ?? [],
      industry: best.industry ?? others.find(({ industry }) => industry)?.industry ?? null,
      subdomain: best.subdomain ?? others.find(({ subdomain }) => subdomain)?.subdomain ?? null,
      region: best.region ?? others.find(({ region }) => region)?.region ?? null,
      problems: [...new Set(told.flatMap(({ problems }) => problems))],
      seenAt: Math.max(...told.map(({ seenAt }) => seenAt)),
    }
  })
}
