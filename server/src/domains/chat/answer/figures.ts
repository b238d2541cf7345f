import { absenceWords } from '@pandora/contract/domains/figures/words'
import type { Period } from '@pandora/intelligence/answers/periods'
import { keyOf, type Measure } from '@pandora/intelligence/answers/vocabulary'
import { addFact, companyName, factOf, inWords, lacks, nameIn, say, type Asking, type Draft } from './draft.ts'
import { sayApart } from './told/apart.ts'
import { tell, tellOverview, tellWhich, type Cell } from './told/figures.ts'
import { tellCombined } from './combined.ts'
import { itemsOf } from './items.queries.ts'
import { fieldYears, quarterFigure } from './quarters.ts'
import { todayFact } from './today.ts'
import type { Formula } from '@pandora/intelligence/answers/formulas'
import { quarterCell } from './single-quarter.ts'
import { currencyOf, valueFact } from './value-fact.ts'
import { Figures, itemsFor, itemsOfFormula, worked, type Value, type Worked } from './values.ts'
import { profileFact } from './profile.ts'
import { bringsStatements, endOfSpan, itemName, spanName, unitInDoubt, type Span } from './spans.ts'

const DEEPEST = 40

/** A day that ends a quarter, as the time reported up to it; none of another day. */
function onQuarterEnd(day: string): Span[] {
  const year = Number(day.slice(0, 4))
  const months = { '03-31': 3, '06-30': 6, '09-30': 9, '12-31': 12 }[day.slice(5)]
  const span = months === undefined ? null : spanTo({ year, months })
  return span ? [span] : []
}

/** The last span reported, as one of a question: a year where it ends one. */
function spanTo({ year, months }: { year: number; months: number }): Span | null {
  if (months === 12) return { kind: 'year', year }
  return months === 3 || months === 6 || months === 9 ? { kind: 'toDate', year, months } : null
}

/**
 * The spans that a question asks of; `held`: years held of what is asked, the latest first; `last`: the last span
 * reported, which is the latest one where that is asked for in so many words.
 */
function spansOf(periods: readonly Period[], held: readonly number[], last: Span | null): Span[] {
  const latest = held.at(0)
  const years = (from: number, to: number): Span[] =>
    Array.from({ length: Math.min(DEEPEST, to - from + 1) }, (_, n) => ({ kind: 'year', year: from + n }))
  const spans = periods.flatMap((period): Span[] => {
    switch (period.kind) {
      case 'year':
        return [period]
      case 'quarter':
        return [period]
      case 'toDate':
        return [period]
      case 'ttm':
        return [period]
      case 'years':
        return years(period.from, period.to)
      case 'lastYears':
        return latest === undefined
          ? []
          : years(latest - period.count + 1, latest).filter(
              // Where no number of years is named, those that are held are meant.
              (one) => period.held !== true || (one.kind === 'year' && held.includes(one.year)),
            )
      case 'since':
        return latest === undefined ? [] : years(Number(period.day.slice(0, 4)), latest)
      case 'day':
        return onQuarterEnd(period.day)
      case 'latest':
        return last ? [last] : latest === undefined ? [] : [{ kind: 'year', year: latest }]
      // Statements tell of no weeks or days.
      case 'span':
      case 'lastDays':
        return []
      default:
        return latest === undefined ? [] : [{ kind: 'year', year: latest }]
    }
  })
  return spans.length > 0 || periods.length > 0 ? spans : latest === undefined ? [] : [{ kind: 'year', year: latest }]
}

/** The currency of money worked out per something: that of the item it is of. */
const currencyIn = ({ over }: Formula, parts: Worked['parts']): string | null => {
  const part = over === undefined ? undefined : parts.find((one) => one.item === over)
  return part ? currencyOf(part.value.unit) : null
}

/** A figure of a company and a span as a fact of the answer; null, and said what is lacking, where it is not held. */
async function cellOf(
  draft: Draft,
  asking: Asking,
  figures: Figures,
  { companyId, measure, span }: Omit<Cell, 'factId'>,
): Promise<string | null> {
  const company = companyName(draft, asking.known, companyId)
  const period = spanName(draft, span)
  const name = nameIn(draft, measure.name)
  const absent = (why: string | null) => {
    if (span.kind !== 'now' && span.kind !== 'ttm' && endOfSpan(span) > asking.known.today)
      why = inWords(draft, '这一期还没有结束', 'That period has not ended')
    lacks(draft, inWords(draft, `${company} ${period}的${name}`, `${name} of ${company} for ${period}`), why)
    return null
  }
  if (measure.kind === 'profile') return profileFact(draft, asking, companyId, measure, span)
  if (measure.kind === 'unheld')
    return absent(
      inWords(
        draft,
        '产品不保存这类数据，没有哪种文件能带来它',
        'The product keeps no such data: no kind of file brings it',
      ),
    )
  if (measure.kind === 'field' && (span.kind === 'now' || span.kind === 'ttm'))
    return todayFact(draft, asking, companyId, measure.field)
  if (measure.kind === 'formula' && measure.formula.yearly && span.kind !== 'year')
    return absent(inWords(draft, '它按全年计算：请问一个年度', 'It is worked out over a whole year: ask of one'))
  if (span.kind === 'quarter' || span.kind === 'ttm' || measure.kind === 'field') {
    const found = await quarterFigure(draft, asking, companyId, measure, span)
    if (typeof found === 'string') return found
    const own = span.kind === 'quarter' ? quarterCell(draft, asking, figures, { companyId, measure, span }) : null
    return own ?? absent(found.why)
  }
  if (span.kind === 'now') return absent(bringsStatements(draft))
  const find = (item: string, year: number): Value | null =>
    span.kind === 'toDate' ? figures.toDate(companyId, item, year, span.months) : figures.ofYear(companyId, item, year)
  if (measure.kind === 'item') {
    const value = find(measure.item, span.year)
    return value
      ? valueFact(draft, asking, { companyId, item: measure.item, span, value })
      : absent(
          figures.doubted(companyId, itemsFor([measure.item]), span.year)
            ? unitInDoubt(draft)
            : heldYears(draft, figures.years(companyId, measure.item)),
        )
  }
  const { value, parts, missing } = worked(measure.formula, find, span.year)
  const facts = parts.map((part) =>
    valueFact(draft, asking, {
      companyId,
      item: part.item,
      span: span.kind === 'toDate' ? { ...span, year: part.year } : { kind: 'year', year: part.year },
      value: part.value,
    }),
  )
  if (missing.length > 0) {
    const items = missing.map((one) => `${one.year} ${nameIn(draft, itemName(one.item))}`)
    const doubted = missing.some((one) => figures.doubted(companyId, itemsFor([one.item]), one.year))
    const why = doubted ? unitInDoubt(draft) : bringsStatements(draft)
    return absent(inWords(draft, `缺少 ${items.join('、')}；${why}`, `Lacking: ${items.join(', ')}. ${why}`))
  }
  const formula = `${name} = ${nameIn(draft, measure.formula.how)}`
  if (value === null) {
    absent(
      inWords(
        draft,
        `分母为零或为负，这个比率没有意义（${formula}）`,
        `Its base is zero or below: the ratio would say nothing (${formula})`,
      ),
    )
    for (const factId of facts) {
      const fact = factOf(draft, factId)
      if (fact)
        say(
          draft,
          `${fact.company ?? ''} ${fact.period ?? ''}${inWords(draft, '的', ' ')}${fact.label}${inWords(draft, '为 ', ': ')}`,
          { fact: factId },
          inWords(draft, '。', '.'),
        )
    }
    return null
  }
  return addFact(draft, {
    label: name,
    companyId,
    company,
    period,
    unit: measure.formula.as,
    currency: currencyIn(measure.formula, parts),
    value,
    decimals: asking.reading.decimals,
    formula,
    parts: facts,
  })
}

/** What would bring a figure, with the years of it that are held. */
function heldYears(draft: Draft, years: readonly number[]): string {
  const [last, first] = [years[0], years.at(-1)]
  if (last === undefined || first === undefined) return bringsStatements(draft)
  const span = first === last ? `${last}` : `${first}–${last}`
  return inWords(draft, `持有的年度：${span}；${bringsStatements(draft)}`, `Held: ${span}. ${bringsStatements(draft)}`)
}

/** Answers what figures companies have. */
export async function answerFigures(draft: Draft, asking: Asking, companyIds: readonly string[]): Promise<void> {
  const { reading, services, view } = asking
  draft.operation = 'figures'
  const items = [
    ...new Set(
      reading.measures.flatMap((one) =>
        one.kind === 'item' ? itemsFor([one.item]) : one.kind === 'formula' ? itemsOfFormula(one.formula) : [],
      ),
    ),
  ]
  const rows =
    items.length === 0
      ? []
      : await itemsOf(services.sql, view, { companyIds, items, from: '1980-01-01', to: '2200-01-01' })
  const figures = new Figures(rows)
  const cells: Cell[] = []
  for (const measure of reading.measures)
    for (const companyId of companyIds) {
      const held =
        measure.kind === 'field' && reading.periods.length > 0
          ? await fieldYears(asking, companyId, measure)
          : measureYears(figures, companyId, measure)
      const spans =
        measure.kind === 'field' && reading.periods.every((one) => one.kind === 'latest' || one.kind === 'ttm')
          ? ([{ kind: 'now' }] as const)
          : measure.kind === 'profile' && reading.periods.length === 0
            ? ([{ kind: 'now' }] as const)
            : spansOf(reading.periods, held, lastSpan(figures, companyId, measure))
      if (spans.length === 0)
        lacks(
          draft,
          `${companyName(draft, asking.known, companyId)}${inWords(draft, '的', ' ')}${nameIn(draft, measure.name)}`,
          measure.kind === 'unheld'
            ? inWords(draft, '产品不保存这类数据', 'The product keeps no such data')
            : reading.periods.some((one) => one.kind === 'span' || one.kind === 'lastDays' || one.kind === 'day')
              ? inWords(
                  draft,
                  '财报只有季度、半年和年度的数，没有某月、某周或某天的；请问一个季度或年度',
                  'Statements tell of quarters, halves and years, not of a month, week or day: ask of one of those',
                )
              : onlyYearBefore(figures, companyId, measure)
                ? nameIn(draft, absenceWords.NO_YEAR_BEFORE)
                : bringsStatements(draft),
        )
      for (const span of spans)
        cells.push({
          companyId,
          measure,
          span,
          factId: await cellOf(draft, asking, figures, { companyId, measure, span }),
        })
    }
  if (reading.overview) tellOverview(draft, cells, companyIds, asking)
  else tell(draft, asking, cells, companyIds)
  sayApart(draft, figures, cells)
  if (reading.over)
    for (const group of Map.groupBy(cells, (one) => keyOf(one.measure)).values())
      tellCombined(draft, asking, {
        over: reading.over,
        lacking: group.some((one) => one.factId === null),
        told: group.flatMap(({ factId, companyId, span }) =>
          factId === null ? [] : [{ factId, companyId, year: span.kind === 'year' ? span.year : null }],
        ),
      })
  else if (reading.which) tellWhich(draft, asking, cells, companyIds)
  if (cells.some((one) => one.factId !== null)) draft.state = 'answered'
  for (const companyId of companyIds.slice(0, 3))
    draft.opens.push({
      name: inWords(
        draft,
        `${companyName(draft, asking.known, companyId)}的公司页`,
        `Page of ${companyName(draft, asking.known, companyId)}`,
      ),
      path: `company/${companyId}`,
    })
  if (companyIds.length > 1)
    draft.opens.push({ name: inWords(draft, '公司对比', 'Comparison'), path: `company/${companyIds[0]}/compare` })
}

/** The last span of which all that a measure takes of it is reported. */
function lastSpan(figures: Figures, companyId: string, measure: Measure): Span | null {
  if (measure.kind !== 'item' && measure.kind !== 'formula') return null
  if (measure.kind === 'formula' && measure.formula.yearly) return null
  const items =
    measure.kind === 'item'
      ? [measure.item]
      : measure.formula.needs.flatMap(({ item, before }) => (before === 0 ? [item] : []))
  const last = figures.latest(companyId, items)
  return last && spanTo(last)
}

/** Years of which all that a measure takes is held, the latest first. */
function measureYears(figures: Figures, companyId: string, measure: Measure): number[] {
  if (measure.kind === 'item') return figures.years(companyId, measure.item)
  if (measure.kind !== 'formula') return []
  const [first = [], ...others] = measure.formula.needs.map(({ item, before }) =>
    figures.years(companyId, item).map((year) => year + before),
  )
  return first.filter((year) => others.every((of) => of.includes(year)))
}

/** Whether all that a measure takes of a year is held, and what it takes of the year before is not. */
function onlyYearBefore(figures: Figures, companyId: string, measure: Measure): boolean {
  if (measure.kind !== 'formula' || measure.formula.needs.every(({ before }) => before === 0)) return false
  return measure.formula.needs.every(({ item, before }) => before > 0 || figures.years(companyId, item).length > 0)
}
