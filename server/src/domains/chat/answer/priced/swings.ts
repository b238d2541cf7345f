import type { SwingsAsked } from '@pandora/intelligence/answers/rooms/asked'
import { annualised, FEWEST_RETURNS } from '@pandora/intelligence/prices/swings'
import { readyMarket } from '../../../figures/offers/fields/order.ts'
import { inMarketOn } from '../../../figures/offers/traded.ts'
import { swingsOver, type SwingRow } from '../../../markets/offers/swings.queries.ts'
import { addFact, companyName, factOf, inWords, lacks, say, type Asking, type Draft } from '../draft.ts'
import { amongGroups, amongWords, openThemes } from '../many/groups.ts'
import { countFact, namesOf, spanOf, type Span } from '../rooms/parts.ts'
import { markOf } from './change.ts'
import { lacksBefore, sayUnadjusted } from './lacking.ts'
import { answerTogether } from './together.ts'

/** Days looked back where no time is named, those of late, and stocks of a list where no number is. */
const [USUAL_DAYS, LATELY, SHOWN] = [365, 90, 10]

/**
 * Answers how restless prices were over a time: the volatility of companies, the most volatile of the market or a group,
 * or how two prices went together.
 */
export async function answerSwings(draft: Draft, asking: Asking, asked: SwingsAsked): Promise<void> {
  const span = spanOf(draft, asking, asked, USUAL_DAYS, LATELY)
  if (span === null) return
  draft.operation = 'market.closes'
  if (asked.of !== 'volatility') await answerTogether(draft, asking, asked, span)
  else if (asked.companies.length > 0) await ofCompanies(draft, asking, asked, span)
  else await mostVolatile(draft, asking, asked, span)
}

const isTraded = ({ basis }: Pick<SwingRow, 'basis'>): boolean => basis === 'traded'

const wordOf = (draft: Draft, basis: SwingRow['basis']): string =>
  `${inWords(draft, '年化波动率', 'Annualised volatility')}${markOf(draft, basis)}`

/** A volatility as a fact, with the returns that it is worked out of; null below the fewest returns. */
function volatilityFact(draft: Draft, { known, reading }: Asking, row: SwingRow): string | null {
  if (row.returns < FEWEST_RETURNS || row.deviation === null) return null
  const more = {
    companyId: row.company_id,
    company: companyName(draft, known, row.company_id),
    period: inWords(draft, `${row.first_day} 至 ${row.last_day}`, `${row.first_day} to ${row.last_day}`),
  }
  const counted = addFact(draft, {
    ...more,
    label: inWords(draft, '日收益率个数', 'Daily returns'),
    unit: 'count',
    value: row.returns,
  })
  return addFact(draft, {
    ...more,
    label: wordOf(draft, row.basis),
    unit: 'percent',
    value: annualised(row.deviation),
    decimals: reading.decimals,
    formula: inWords(
      draft,
      '年化波动率 = 日对数收益率 ln(收盘 ÷ 前收盘) 的样本标准差 × √252',
      'Annualised volatility = sample standard deviation of daily log returns ln(close ÷ close before) × √252',
    ),
    parts: [counted],
  })
}

async function ofCompanies(draft: Draft, asking: Asking, asked: SwingsAsked, span: Span): Promise<void> {
  const { services, view, known } = asking
  const ids = asked.companies.flatMap((one) => one.companyIds)
  draft.understood = `${namesOf(draft, asking, ids)} ${span.words} ${inWords(draft, '年化波动率', 'annualised volatility')}`
  const rows = new Map(
    (await swingsOver(services.sql, view, { from: span.from, to: span.to, companyIds: ids })).map((row) => [
      row.company_id,
      row,
    ]),
  )
  const told: { name: string; fact: string; value: number }[] = []
  for (const companyId of ids) {
    const [row, name] = [rows.get(companyId), companyName(draft, known, companyId)]
    draft.opens.push({
      name: inWords(draft, `${name}的行情与事件`, `Prices and events of ${name}`),
      path: `company/${companyId}/price?from=${span.from}&to=${span.to}`,
    })
    const fact = row ? volatilityFact(draft, asking, row) : null
    if (!row || fact === null) {
      lacks(
        draft,
        inWords(draft, `${name} ${span.words} 的波动率`, `Volatility of ${name}, ${span.words}`),
        row
          ? inWords(
              draft,
              `日收益率少于 ${FEWEST_RETURNS} 个：问更长的时间`,
              `Fewer than ${FEWEST_RETURNS} daily returns: ask of a longer time`,
            )
          : inWords(draft, '导入日线行情', 'Import daily prices'),
      )
      continue
    }
    draft.state = 'answered'
    const days = inWords(draft, `${row.first_day} 至 ${row.last_day}`, `${row.first_day} to ${row.last_day}`)
    const [counted = ''] = factOf(draft, fact)?.parts ?? []
    say(
      draft,
      inWords(
        draft,
        `${name} ${days} 的${wordOf(draft, row.basis)}为 `,
        `${wordOf(draft, row.basis)} of ${name}, ${days}: `,
      ),
      { fact },
      inWords(draft, '，由 ', ', of '),
      { fact: counted },
      inWords(draft, ' 个日对数收益率算得。', ' daily log returns.'),
    )
    lacksBefore(draft, name, span.from, row.first_day)
    told.push({ name, fact, value: annualised(row.deviation ?? 0) })
  }
  if ([...rows.values()].some(isTraded)) sayUnadjusted(draft)
  const [first, ...others] = told.toSorted((a, b) => b.value - a.value)
  if (first && others.length > 0)
    say(draft, inWords(draft, `波动最大的是${first.name}。`, `The most volatile of them is ${first.name}.`))
}

async function mostVolatile(draft: Draft, asking: Asking, asked: SwingsAsked, span: Span): Promise<void> {
  const { services, view, known } = asking
  const group = { ...asking, reading: { ...asking.reading, themes: asked.themes, industries: asked.industries } }
  const where = amongWords(draft, { ...group.reading, place: null })
  const [market, among, swings] = await Promise.all([
    readyMarket(services, view),
    amongGroups(group),
    swingsOver(services.sql, view, { from: span.from, to: span.to }),
  ])
  const inMarket = new Set(market.rows.filter((row) => inMarketOn(row, market.present.day)).map((row) => row.companyId))
  const rows = swings.filter((row) => inMarket.has(row.company_id) && (among?.has(row.company_id) ?? true))
  const held = rows.filter((row) => row.returns >= FEWEST_RETURNS && row.deviation !== null)
  const isLow = asked.order === 'up'
  const what = isLow
    ? inWords(draft, '波动率最低的股票', 'Least volatile stocks')
    : inWords(draft, '波动率最高的股票', 'Most volatile stocks')
  draft.understood = `${what}${where} ${span.words}`
  if (held.length === 0) {
    lacks(
      draft,
      inWords(draft, `${span.words} 的波动率${where}`, `Volatilities${where}, ${span.words}`),
      inWords(
        draft,
        `没有一家有 ${FEWEST_RETURNS} 个日收益率：问更长的时间，或导入日线行情`,
        `No stock has ${FEWEST_RETURNS} daily returns: ask of a longer time, or import daily prices`,
      ),
    )
    return
  }
  draft.state = 'answered'
  const sign = isLow ? 1 : -1
  const shown = held
    .toSorted((a, b) => sign * ((a.deviation ?? 0) - (b.deviation ?? 0)) || (a.company_id < b.company_id ? -1 : 1))
    .slice(0, asked.most ?? SHOWN)
  draft.parts.push({
    type: 'table',
    title: `${what}${where} ${span.words}`,
    heads: 'companies',
    columns: [inWords(draft, '年化波动率', 'Annualised volatility'), inWords(draft, '日收益率个数', 'Daily returns')],
    rows: shown.map((row) => {
      const fact = volatilityFact(draft, asking, row)
      const [counted = null] = fact === null ? [] : (factOf(draft, fact)?.parts ?? [])
      return {
        head: companyName(draft, known, row.company_id),
        companyId: row.company_id,
        factIds: [fact, counted],
      }
    }),
  })
  say(
    draft,
    inWords(draft, '在有足够行情的 ', 'Among the '),
    { fact: countFact(draft, inWords(draft, '有足够行情的公司', 'Companies with enough prices'), held.length) },
    inWords(draft, ' 家公司中。', ' companies with enough prices.'),
  )
  if (rows.length > held.length)
    say(
      draft,
      inWords(draft, '日收益率太少而未计入的有 ', 'Left out for too few daily returns: '),
      { fact: countFact(draft, inWords(draft, '未计入的公司', 'Companies left out'), rows.length - held.length) },
      inWords(draft, ' 家。', '.'),
    )
  const first = held.reduce((day, row) => (row.first_day < day ? row.first_day : day), span.to)
  lacksBefore(draft, inWords(draft, '全部公司', 'all of them'), span.from, first)
  if (shown.some(isTraded)) sayUnadjusted(draft)
  openThemes(draft, asked)
}
