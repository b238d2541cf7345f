import type { ScreenField } from '@pandora/contract/domains/figures/fields'
import { screenWords } from '@pandora/contract/domains/figures/fields'
import type { Unit } from '@pandora/intelligence/answers/amounts'
import { meets, type Condition } from '@pandora/intelligence/answers/conditions'
import { isOfDividends, keyOf, type Measure } from '@pandora/intelligence/answers/vocabulary'
import { presentProvenance } from '../../../../shared/provenance.ts'
import { fieldOf } from '../../../figures/offers/fields/values.ts'
import { readyMarket } from '../../../figures/offers/fields/order.ts'
import { inMarketOn } from '../../../figures/offers/traded.ts'
import { addFact, companyName, inWords, lacks, nameIn, type Asking, type Draft } from '../draft.ts'
import { bringsStatements, itemName, unitInDoubt } from '../spans.ts'
import { daysOf } from '../prices.ts'
import { itemsOfAll, latestYear } from '../items.queries.ts'
import { registeredAt } from '../known.queries.ts'
import { fieldFact, fieldUnit } from '../today.ts'
import { amongGroups, amongWords, openThemes, tellCount } from './groups.ts'
import { sayIndustryChange } from './industries.ts'
import { screenFieldOf } from './screen-field.ts'
import { listOrder, tellListed, type Listed } from './listed.ts'
import { isByMove, tellMovers } from './moved.ts'
import { boundedBy } from './relative.ts'
import { Figures, itemsFor, itemsOfFormula, unitOf, worked, type Value } from '../values.ts'

/** Companies of an industry, below which its median is that of the market. */
const LEAST_MEDIAN = 5
/** Most other figures beside the one that a list is by. */
const MOST_MORE = 4

/** Answers which companies have most or least of something, how many meet a bound, and which do. */
export async function answerRanking(draft: Draft, asking: Asking): Promise<void> {
  const { reading } = asking
  const measure = reading.measures[0] ?? reading.conditions[0]?.measure
  if (!measure) return
  const unheld = [measure, ...reading.conditions.map((one) => one.measure)].find(
    (one) => one.kind === 'unheld' || one.kind === 'profile',
  )
  if (unheld) {
    lacks(
      draft,
      nameIn(draft, unheld.name),
      isOfDividends(unheld)
        ? inWords(draft, '只按公司给出：请写出公司', 'It is told by company: name one')
        : inWords(
            draft,
            '产品不保存这类数据，没有哪种文件能带来它',
            'The product keeps no such data: no kind of file brings it',
          ),
    )
    return
  }
  if (reading.over) {
    lacks(
      draft,
      inWords(draft, '对许多公司做这样的计算', 'Working that out over many companies'),
      inWords(draft, '请写出公司', 'Name a company'),
    )
    return
  }
  const years = reading.periods.flatMap((one) =>
    one.kind === 'year'
      ? [one.year]
      : one.kind === 'years'
        ? Array.from({ length: Math.min(6, one.to - one.from + 1) }, (_, n) => one.from + n)
        : [],
  )
  const bySpan = reading.periods.find(
    (one) => one.kind !== 'year' && one.kind !== 'years' && one.kind !== 'latest' && one.kind !== 'ttm',
  )
  const days = bySpan ?? (isByMove(reading) ? reading.periods.find((one) => one.kind === 'year') : undefined)
  const span = days && isByMove(reading) ? daysOf(days, asking.known.today) : null
  if (span) {
    await tellMovers(draft, asking, span)
    return
  }
  if (bySpan || years.length > 1) {
    lacks(
      draft,
      inWords(draft, '按这样的时间在全市场排序或筛选', 'Ranking or filtering the market by such a time'),
      inWords(draft, '请问某一个年度，或最新的数', 'Ask of one year, or of the latest figures'),
    )
    return
  }
  const isNow = reading.periods.every((one) => one.kind === 'latest')
  if (isByMove(reading) && isNow && reading.intent === 'screen' && reading.industries.length === 1)
    await sayIndustryChange(draft, asking)
  const isSize = keyOf(measure) === 'field:marketCap' && reading.conditions.length === 0
  if (reading.intent === 'count' && isSize && reading.place === null && years.length === 0) {
    await tellCount(draft, asking)
    return
  }
  const field = screenFieldOf(measure)
  if (years.length === 0 && field !== undefined && reading.place === null) {
    if (await byField(draft, asking, field, measure)) return
  }
  await byYear(draft, asking, measure, years[0])
}

/** By the latest figures of the screening; false where none are of companies in the market now, but may be of a year. */
async function byField(draft: Draft, asking: Asking, field: ScreenField, measure: Measure): Promise<boolean> {
  const { services, view, reading } = asking
  draft.operation = 'screening.companies'
  const market = await readyMarket(services, view)
  const among = await amongGroups(asking)
  const conditions = reading.conditions.map((one) => ({ condition: one, field: screenFieldOf(one.measure) }))
  const unknown = conditions.find((one) => one.field === undefined)
  if (unknown) {
    lacks(draft, nameIn(draft, unknown.condition.measure.name), inWords(draft, '请写出年度', 'Say which year'))
    return true
  }
  const value = market.columns({})
  const bounds: { condition: Condition; field: ScreenField }[] = []
  for (const { condition, field: of } of conditions) {
    if (of === undefined) continue
    const valuesOf = (counted: (companyId: string) => boolean) =>
      market.rows.flatMap((row, place) => {
        const held = value(of)[place] ?? Number.NaN
        return inMarketOn(row, market.present.day) && counted(row.companyId) && !Number.isNaN(held) ? [held] : []
      })
    const own = valuesOf((companyId) => among?.has(companyId) ?? true)
    // A few companies have no middle that says what is low.
    const isFew = among !== null && own.length < LEAST_MEDIAN
    const bound = condition.relative
      ? boundedBy(draft, condition, {
          name: nameIn(draft, screenWords[of]),
          unit: fieldUnit(of),
          values: isFew ? valuesOf(() => true) : own,
          among: isFew ? inWords(draft, '（全市场）', ' (whole market)') : amongWords(draft, reading),
          currency: market.currency,
        })
      : condition
    // Nobody has the figure: that is said below.
    bounds.push({ condition: bound ?? condition, field: of })
  }
  const more = otherMeasures(reading).flatMap((one) => {
    const of = screenFieldOf(one)
    return of === undefined || of === field ? [] : [of]
  })
  const list = market.rows.flatMap((row, place): Listed[] => {
    const own = value(field)[place] ?? Number.NaN
    const fits =
      !Number.isNaN(own) &&
      inMarketOn(row, market.present.day) &&
      (among?.has(row.companyId) ?? true) &&
      bounds.every((one) => {
        const held = value(one.field)[place] ?? Number.NaN
        return !Number.isNaN(held) && meets(held, one.condition)
      })
    const fact = (of: ScreenField) => () => fieldFact(draft, asking, row, of)
    return fits
      ? [{ companyId: row.companyId, value: own, fact: fact(field), more: () => more.map((one) => fact(one)()) }]
      : []
  })
  // Whether a company meets a bound is known of those alone that have the figure that it is of.
  const asked = [field, ...conditions.flatMap((one) => one.field ?? [])]
  const whole = market.rows.filter((row) => among?.has(row.companyId) ?? true)
  const held = whole.filter((row) => asked.every((one) => fieldOf[one](row) !== null)).length
  const absent = asked.find((one) => whole.every((row) => fieldOf[one](row) === null))
  const present = market.rows.some(
    (row) => fieldOf[field](row) !== null && inMarketOn(row, market.present.day) && (among?.has(row.companyId) ?? true),
  )
  if (!present && measure.kind !== 'field' && conditions.every((one) => one.condition.measure.kind !== 'field'))
    return false
  if (!present || absent) {
    const lacked = screenWords[absent ?? field]
    lacks(
      draft,
      inWords(draft, `最新的${lacked.zh}`, `The latest ${lacked.en}`),
      inWords(draft, '导入日线行情、股本或财务报表文件', 'Import a file of daily prices, share counts or statements'),
    )
    return true
  }
  tellListed(draft, asking, list, {
    name: nameIn(draft, screenWords[field]),
    more: more.map((one) => nameIn(draft, screenWords[one])),
    of: inWords(draft, '最新', 'Latest'),
    held,
    doubted: market.rows.filter(
      (row) => fieldOf[field](row) === null && row.unitDoubtful && (among?.has(row.companyId) ?? true),
    ).length,
    unit: fieldUnit(field),
    currency: market.currency,
  })
  const bounded = { ...asking, reading: { ...reading, conditions: bounds.map((one) => one.condition) } }
  openThemes(draft, reading)
  // The screening knows no themes: a list of one is led to by its own page.
  if (reading.themes.length === 0)
    draft.opens.push({ name: inWords(draft, '在筛选里打开', 'Open in screening'), path: screeningPath(bounded, field) })
  return true
}

/** Measures that a question names besides the first, those of its bounds too: a list shows them beside it. */
function otherMeasures({ measures, conditions }: Asking['reading']): Measure[] {
  const [first, ...others] = [...measures, ...conditions.map((one) => one.measure)]
  const of = new Map(others.map((one) => [keyOf(one), one]))
  if (first) of.delete(keyOf(first))
  return [...of.values()].filter((one) => one.kind !== 'unheld' && one.kind !== 'profile').slice(0, MOST_MORE)
}

/** The address of the screening with the bounds, industries and order of a question. */
function screeningPath({ reading }: Asking, field: ScreenField): string {
  const where = reading.conditions.flatMap(({ measure, from, to }) => {
    const of = screenFieldOf(measure)
    return of ? [`${of}:${from ?? ''}~${to ?? ''}`] : []
  })
  const query = new URLSearchParams({
    exchanges: 'all',
    ...(where.length > 0 ? { where: where.join(';') } : {}),
    ...(reading.industries.length > 0 ? { industries: reading.industries.map((one) => one.code).join(',') } : {}),
    sort: `${field}:${listOrder(reading)}`,
  })
  return `screening?${query.toString()}`
}

const unitOfMeasure = (of: Measure): Unit =>
  of.kind === 'item' ? unitOf(of.item) : of.kind === 'formula' ? of.formula.as : 'text'

async function byYear(draft: Draft, asking: Asking, measure: Measure, asked: number | undefined): Promise<void> {
  const { services, view, reading, known } = asking
  draft.operation = 'figures.ranking'
  const more = otherMeasures(reading).filter((one) => one.kind !== 'field')
  const measures = [measure, ...reading.conditions.map((one) => one.measure), ...more]
  const items = [
    ...new Set(
      measures.flatMap((one) =>
        one.kind === 'item' ? itemsFor([one.item]) : one.kind === 'formula' ? itemsOfFormula(one.formula) : [],
      ),
    ),
  ]
  const year = asked ?? (items[0] === undefined ? null : await latestYear(services.sql, view, items[0]))
  const name = nameIn(draft, measure.name)
  if (year === null || items.length === 0) {
    lacks(draft, name, bringsStatements(draft))
    return
  }
  const rows = await itemsOfAll(services.sql, view, { items, from: `${year - 1}-01-01`, to: `${year}-12-31` })
  const figures = new Figures(rows)
  const [among, placed] = await Promise.all([
    amongGroups(asking),
    reading.place === null ? null : registeredAt(services.sql, view, reading.place, year),
  ])
  if (placed && placed.size === 0) {
    lacks(
      draft,
      inWords(
        draft,
        `${year} 年注册地址在${reading.place}的公司`,
        `Companies registered in ${reading.place} by the reports of ${year}`,
      ),
      inWords(draft, '导入年报地址文件', 'Import a file of addresses from annual reports'),
    )
    return
  }
  const ids = [...new Set(rows.map((row) => row.company_id))].filter(
    (id) => known.companies.has(id) && (among?.has(id) ?? true) && (placed?.has(id) ?? true),
  )
  const valueOf = (companyId: string, of: Measure): { value: number; from: Value | null } | null => {
    const find = (item: string, at: number) => figures.ofYear(companyId, item, at)
    if (of.kind === 'item') {
      const value = find(of.item, year)
      return value && { value: value.value, from: value }
    }
    if (of.kind !== 'formula') return null
    const { value } = worked(of.formula, find, year)
    return value === null ? null : { value, from: null }
  }
  const period = inWords(draft, `${year} 年`, `FY${year}`)
  const doubted = [...figures.doubtedCompanies(items, [year, year - 1])].filter(
    (id) =>
      known.companies.has(id) &&
      (among?.has(id) ?? true) &&
      (placed?.has(id) ?? true) &&
      measures.some((one) => valueOf(id, one) === null),
  ).length
  const conditions = reading.conditions.map((one) => {
    const found = one.relative ? ids.flatMap((companyId) => valueOf(companyId, one.measure) ?? []) : []
    const money = new Set(found.flatMap(({ from }) => from?.unit.split('/')[0] ?? []))
    return (
      boundedBy(draft, one, {
        name: `${period}${inWords(draft, '', ' ')}${nameIn(draft, one.measure.name)}`,
        unit: unitOfMeasure(one.measure),
        values: found.map((of) => of.value),
        among: amongWords(draft, reading),
        currency: money.size === 1 ? ([...money][0] ?? null) : null,
      }) ?? one
    )
  })
  const list = ids.flatMap((companyId): Listed[] => {
    const own = valueOf(companyId, measure)
    if (!own) return []
    for (const condition of conditions) {
      const held = valueOf(companyId, condition.measure)
      if (!held || !meets(held.value, condition)) return []
    }
    const fact = (of: Measure): string | null => {
      const found = valueOf(companyId, of)
      if (!found) return null
      const row = found.from?.rows[0]
      const title = nameIn(draft, of.name)
      return addFact(draft, {
        label: title,
        companyId,
        company: companyName(draft, known, companyId),
        period,
        unit: unitOfMeasure(of),
        currency: found.from?.unit.split('/')[0] ?? null,
        value: found.value,
        formula:
          of.kind === 'formula'
            ? `${title} = ${nameIn(draft, of.formula.how)}`
            : found.from?.summed
              ? `${title} = ${found.from.summed.map((one) => nameIn(draft, itemName(one))).join(' + ')}`
              : null,
        provenance: row && found.from?.summed === null ? presentProvenance(row) : null,
      })
    }
    return [{ companyId, value: own.value, fact: () => fact(measure), more: () => more.map(fact) }]
  })
  const bounds = reading.conditions.map((one) => one.measure)
  const held = ids.filter((id) => [measure, ...bounds].every((one) => valueOf(id, one) !== null)).length
  const currencies = new Set(
    list.flatMap(({ companyId }) => valueOf(companyId, measure)?.from?.unit.split('/')[0] ?? []),
  )
  if (held === 0) {
    lacks(
      draft,
      inWords(draft, `${period}的${name}`, `${name} for ${period}`),
      doubted > 0 ? unitInDoubt(draft) : bringsStatements(draft),
    )
    return
  }
  tellListed(draft, asking, list, {
    name,
    more: more.map((one) => nameIn(draft, one.name)),
    of: period,
    held,
    doubted,
    unit: unitOfMeasure(measure),
    currency: list.length > 0 ? (currencies.size === 1 ? ([...currencies][0] ?? null) : null) : null,
  })
}
