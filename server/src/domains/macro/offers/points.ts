import { seriesOf } from '@pandora/contract/domains/macro/operations'
import {
  macroSources,
  timeTypes,
  type LineBasis,
  type MacroSource,
  type MacroSourceCode,
  type TimeType,
} from '@pandora/contract/domains/macro/sources'
import type { Bilingual } from '@pandora/contract/language'
import type { Provenance } from '@pandora/contract/provenance'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { presentProvenance } from '../../../shared/provenance.ts'
import { readSource } from '../economy.ts'
import { endOfPeriod } from '../periods.ts'
import { latestOrigin, seriesOfCodes, valuesByDay } from '../queries.ts'

/** Values of one indicator, oldest first; what is known of where they are from can be asked for by period. */
export interface Indicator {
  name: Bilingual
  unit: string
  /** How often it has a value; `day`: a rate that is published by the day. */
  every: TimeType | 'day'
  basis: LineBasis
  /** By `YYYY`, `YYYY-Qn`, `YYYY-MM` or day. */
  values: ReadonlyMap<string, number>
  /** Periods of which another value was told before. */
  restated: ReadonlySet<string>
  /** It is worked out by the product, of this other line. */
  computedOf: Bilingual | null
  provenanceOf: (period: string) => Promise<Provenance | null>
}

const isTimeType = (word: string): word is TimeType => timeTypes.some((one) => one === word)

/**
 * A line of an economic source by periods of a length, or of its own where none is said; `values` empty where it is not
 * told of such periods; null where no source gives it.
 */
export async function indicatorOf(
  db: Db,
  view: View,
  source: MacroSourceCode,
  key: string,
  timeType?: TimeType,
): Promise<Indicator | null> {
  const byPeriod = await readSource(db, view, source)
  const first = byPeriod(timeType ?? 'month')
  const frequency = first.lines.find((one) => one.key === key)?.facts?.frequency ?? ''
  const every = isTimeType(frequency) ? frequency : 'month'
  const asked = timeType ?? every
  const { lines } = asked === (timeType ?? 'month') ? first : byPeriod(asked)
  const line = lines.find((one) => one.key === key)
  if (!line?.facts) return null
  const { facts, values, revisions, computed } = line
  const base = computed ? (macroSources[source] as MacroSource).lines[line.line.yearOnYearOf ?? ''] : undefined
  const code = facts.series_code
  return {
    name: { zh: line.line.zh, en: line.line.en },
    unit: computed ? '%' : facts.unit,
    every,
    basis: line.line.basis,
    values: new Map([...values].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    restated: new Set(revisions.map(({ period }) => period)),
    computedOf: base ? { zh: base.zh, en: base.en } : null,
    provenanceOf: async (period) => {
      const origin = await latestOrigin(db, view, [code], endOfPeriod(period))
      const from = { source: facts.publisher_zh, sourceEn: facts.publisher_en, url: facts.url }
      return origin ? presentProvenance(origin, from) : null
    },
  }
}

const tenors: Readonly<Record<keyof typeof seriesOf.shibor, Bilingual>> = {
  now: { zh: '隔夜', en: 'overnight' },
  oneWeek: { zh: '1 周', en: '1 week' },
  twoWeek: { zh: '2 周', en: '2 weeks' },
  oneMonth: { zh: '1 个月', en: '1 month' },
  threeMonth: { zh: '3 个月', en: '3 months' },
  sixMonth: { zh: '6 个月', en: '6 months' },
  nineMonth: { zh: '9 个月', en: '9 months' },
  oneYear: { zh: '1 年', en: '1 year' },
}
const currencies: Readonly<Record<keyof typeof seriesOf.exchangeRate, Bilingual>> = {
  usdCny: { zh: '美元兑人民币汇率', en: 'US dollar in CNY' },
  eurCny: { zh: '欧元兑人民币汇率', en: 'Euro in CNY' },
  gbpCny: { zh: '英镑兑人民币汇率', en: 'Pound sterling in CNY' },
  hkdCny: { zh: '港元兑人民币汇率', en: 'Hong Kong dollar in CNY' },
  jpyCny: { zh: '100 日元兑人民币汇率', en: '100 yen in CNY' },
}
const terms: Readonly<Record<keyof typeof seriesOf.lpr, Bilingual>> = {
  oneYear: { zh: '1 年期 LPR', en: '1-year LPR' },
  fiveYear: { zh: '5 年期以上 LPR', en: 'LPR of 5 years and more' },
}

/** Rates that are published by the day, as people name them. */
const rates: Readonly<Record<keyof typeof seriesOf, Readonly<Record<string, { code: string; name: Bilingual }>>>> = {
  lpr: named(seriesOf.lpr, terms),
  shibor: named(
    seriesOf.shibor,
    Object.fromEntries(
      Object.entries(tenors).map(([key, { zh, en }]) => [key, { zh: `SHIBOR ${zh}`, en: `SHIBOR ${en}` }]),
    ),
  ),
  exchangeRate: named(seriesOf.exchangeRate, currencies),
}

function named(codes: Readonly<Record<string, string>>, names: Readonly<Record<string, Bilingual>>) {
  return Object.fromEntries(
    Object.entries(codes).map(([key, code]) => [key, { code, name: names[key] ?? { zh: key, en: key } }]),
  )
}

/**
 * A rate by day, up to a day: per cent, or CNY for a unit of a currency (for 100 yen); null where no source gives it.
 */
export async function rateOf(
  db: Db,
  view: View,
  set: keyof typeof seriesOf,
  field: string,
  span: { from?: string | undefined; to?: string | undefined; last?: number | undefined },
): Promise<Indicator | null> {
  const rate = rates[set][field]
  if (!rate) return null
  const [rows, [facts]] = await Promise.all([
    valuesByDay(db, view, { value: rate.code }, span),
    seriesOfCodes(db, view, [rate.code]),
  ])
  if (!facts) return null
  const by = field === 'jpyCny' ? 100 : 1
  return {
    name: rate.name,
    unit: set === 'exchangeRate' ? 'CNY' : '%',
    every: 'day',
    basis: 'rate',
    values: new Map(
      rows.flatMap(({ observed_on: day, value }) =>
        value === null ? [] : [[day, Number((value * by).toPrecision(12))] as const],
      ),
    ),
    restated: new Set(),
    computedOf: null,
    provenanceOf: async (day) => {
      const origin = await latestOrigin(db, view, [rate.code], day)
      const from = { source: facts.publisher_zh, sourceEn: facts.publisher_en, url: facts.url }
      return origin ? presentProvenance(origin, from) : null
    },
  }
}
