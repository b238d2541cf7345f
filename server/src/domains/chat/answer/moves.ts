import { endOfDay, dayOf, instantOf } from '@pandora/contract/time'
import { daysBefore } from '@pandora/intelligence/answers/days'
import type { Bilingual } from '@pandora/contract/language'
import { figureWords } from '@pandora/contract/domains/figures/words'
import type { FigureName } from '@pandora/contract/domains/figures/names'
import { eventsTold } from '../../events/offers/told-events.queries.ts'
import { companyQuarters, type QuarterFigures } from '../../figures/offers/quarters.queries.ts'
import { heldCause } from '../../price-events/offers/cause.ts'
import { newestAbout } from '../../documents/offers/newest.queries.ts'
import { toldDocuments } from '../../documents/offers/told.queries.ts'
import { closesOf } from '../../markets/offers/closes.queries.ts'
import { daysOf } from './prices.ts'
import { largestMove, lastMove, sayLargestMove, sayLastMove, wentFar } from './told/largest-move.ts'
import { addFact, companyName, inWords, lacks, quote, nameIn, say, type Asking, type Draft } from './draft.ts'

/** Most causes, events and pieces of news that an answer lists. */
const [MOST_CAUSES, MOST_EVENTS, MOST_NEWS] = [3, 8, 3]

/** Words for what is not long ago, and the days that are meant by them. */
const [LATELY, DAYS_LATELY] = [/最近|近期|近来|近日|\b(?:recent(?:ly)?|lately|of late|latest|new)\b/, 90]

/** Why a move is not taken apart. */
const refusals: Readonly<Record<string, Bilingual>> = {
  'no-trading': {
    zh: '那时没有成交，或没有行情：导入日线行情',
    en: 'No trading then, or no prices held: import daily prices',
  },
  'unknown-days': {
    zh: '那几天不在持有的行情里：不是交易日，或行情还没有导入',
    en: 'Those days are not among the prices held: no trading days, or not imported yet',
  },
  'too-few-days': {
    zh: '需要此前至少 20 个交易日的个股与指数行情',
    en: 'It takes at least 20 days of prices of the stock and an index before',
  },
  'no-factors': {
    zh: '那时缺少指数或行业的行情',
    en: 'Prices of the index or the industry are lacking for that time',
  },
}

/** The first and last day of a time on which a stock was traded: a week ends on a day without trading, a month may. */
async function tradedWithin(
  { services, view }: Asking,
  companyId: string,
  { from, to }: { from: string; to: string },
): Promise<{ from: string; to: string }> {
  if (from === to) return { from, to }
  const days = (await closesOf(services.sql, view, { companyId, from, to })).map((one) => one.trade_date)
  return { from: days[0] ?? from, to: days.at(-1) ?? to }
}

/** Answers why a price moved on a day: by the market, its industry and itself, with what was told of it then. */
export async function answerCause(draft: Draft, asking: Asking, companyIds: readonly string[]): Promise<void> {
  const { known, reading } = asking
  draft.operation = 'priceEvents.cause'
  const [companyId] = companyIds
  if (companyId === undefined) return
  const named = reading.periods.flatMap((one) =>
    one.kind === 'latest' ? [{ from: known.today, to: known.today }] : (daysOf(one, known.today) ?? []),
  )[0]
  // Before there is a close of today who says today means the last day of trade.
  const isToday = named !== undefined && named.from === known.today && named.to === known.today
  const newest = isToday ? await lastMove(asking, companyId) : null
  const isEarly = newest !== null && newest.day < known.today
  if (named && !isEarly) {
    await tellMove(draft, asking, companyId, named)
    return
  }
  // Why alone may be of anything: a day is looked for where the question says that the price moved.
  const isOfMove = reading.moved !== null || reading.went
  const last = isOfMove ? await lastMove(asking, companyId) : null
  if (last === null) {
    draft.state = 'asked'
    lacks(
      draft,
      inWords(draft, '哪一天的涨跌', 'The day of the move'),
      inWords(draft, '请写出日期，如 3月3日', 'Name the day, as in “on 3 March”'),
    )
    return
  }
  // Who names no day means the last one; where little happened on it, the largest move of the month is told besides.
  sayLastMove(draft, asking, companyId, { ...last, isEarly })
  await tellMove(draft, asking, companyId, { from: last.day, to: last.day })
  if (wentFar(last.move, reading.moved)) return
  const largest = await largestMove(asking, companyId, reading.moved)
  if (largest === null || largest === last.day) return
  sayLargestMove(draft, asking, companyId, reading.moved)
  await tellMove(draft, asking, companyId, { from: largest, to: largest })
}

/** Tells a move of some days taken apart, with what was told of it then; what is lacking where it cannot be. */
async function tellMove(
  draft: Draft,
  asking: Asking,
  companyId: string,
  days: { from: string; to: string },
): Promise<void> {
  const { services, view, now, known, reading } = asking
  const name = companyName(draft, known, companyId)
  const { from, to } = await tradedWithin(asking, companyId, days)
  const day = from === to ? from : inWords(draft, `${from} 至 ${to}`, `${from} to ${to}`)
  const { move, refused } = await heldCause.read(services, view, { companyId, from, to }, now)
  draft.opens.push({
    name: inWords(draft, `${name}的行情与事件`, `Prices and events of ${name}`),
    path: `company/${companyId}/price?from=${from}&to=${to}`,
  })
  if (!move) {
    lacks(
      draft,
      inWords(draft, `${name} ${day} 的涨跌分析`, `An analysis of the move of ${name} on ${day}`),
      nameIn(draft, refusals[refused ?? ''] ?? refusals['too-few-days'] ?? { zh: '', en: '' }),
    )
    return
  }
  draft.state = 'answered'
  const point = (label: string, value: number) =>
    addFact(draft, { label, companyId, company: name, period: day, unit: 'percent', value })
  const moved = point(inWords(draft, '涨跌', 'Move'), move.moved)
  const market = point(inWords(draft, '大盘', 'Market'), move.market)
  const own = point(inWords(draft, '自身', 'Own part'), move.own)
  say(
    draft,
    inWords(draft, `${name} ${day} 涨跌 `, `${name} on ${day}: move `),
    { fact: moved },
    inWords(draft, '：大盘 ', '; market '),
    { fact: market },
    ...(move.industry === null
      ? []
      : [inWords(draft, '，行业 ', ', industry '), { fact: point(inWords(draft, '行业', 'Industry'), move.industry) }]),
    inWords(draft, '，自身 ', ', own part '),
    { fact: own },
    inWords(draft, '。', '.'),
  )
  const [then, thenEn] = from === to ? ['这一天', 'on that day'] : ['这段时间', 'then']
  // A question may take for granted what did not happen: a cause is then told of the move that there was.
  if (reading.moved === 'down' && move.moved > 0)
    say(draft, inWords(draft, `${then}没有下跌，是上涨。`, `It did not fall ${thenEn}: it rose.`))
  if (reading.moved === 'up' && move.moved < 0)
    say(draft, inWords(draft, `${then}没有上涨，是下跌。`, `It did not rise ${thenEn}: it fell.`))
  const causes = move.causes.slice(0, MOST_CAUSES)
  if (causes.length === 0)
    say(draft, inWords(draft, '自身部分没有找到说得通的事件。', 'No event was found that would explain its own part.'))
  const texts = await toldDocuments(
    services.sql,
    view,
    causes.flatMap((one) => one.documents.slice(0, 1).map((document) => document.newsId)),
  )
  for (const one of texts) quote(draft, one)
}

const compared: readonly (readonly [
  column: keyof QuarterFigures & string,
  figure: FigureName,
  unit: 'money' | 'percent',
])[] = [
  ['revenue_ttm', 'revenue', 'money'],
  ['parent_net_profit_ttm', 'parentNetProfit', 'money'],
  ['gross_margin_ttm', 'grossProfitMargin', 'percent'],
  ['roe', 'roe', 'percent'],
]

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
/** A day as English questions name it. */
const onDay = (day: string): string =>
  `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`

/** Answers what changed at a company since a day: figures known then and now, and what was told since. */
export async function answerChanges(draft: Draft, asking: Asking, companyIds: readonly string[]): Promise<void> {
  const { services, view, now, known, reading } = asking
  draft.operation = 'changes.list'
  const [companyId] = companyIds
  if (companyId === undefined) return
  const name = companyName(draft, known, companyId)
  const named = reading.periods.flatMap((one) =>
    one.kind === 'since' || one.kind === 'day'
      ? [one.day]
      : one.kind === 'span'
        ? [one.from]
        : one.kind === 'year'
          ? [`${one.year}-01-01`]
          : [],
  )[0]
  // Of late are the last 90 days, as in lists.
  const since = named ?? (LATELY.test(reading.asked) ? daysBefore(known.today, DAYS_LATELY) : undefined)
  if (since === undefined) {
    draft.state = 'asked'
    lacks(
      draft,
      inWords(draft, '从哪一天算起', 'The day to count from'),
      inWords(draft, '请写出日期，如“6月以来”', 'Name a day, as in “since June”'),
    )
    for (const days of [30, 90, 365]) {
      const from = dayOf((view.asOf ?? now) - days * 86_400_000)
      const text = inWords(draft, `${name} ${from} 以来有什么变化`, `What changed at ${name} since ${onDay(from)}?`)
      draft.choices.push({ name: text, text })
    }
    return
  }
  const latest = view.asOf ?? now
  if (instantOf(since) >= latest) {
    lacks(
      draft,
      inWords(draft, `${since} 以来的变化`, `Changes since ${since}`),
      inWords(draft, '这一天还没有到', 'That day has not come'),
    )
    return
  }
  const [then, today, events] = await Promise.all([
    companyQuarters(services.sql, { ...view, asOf: endOfDay(since) }, [companyId], { size: 1 }),
    companyQuarters(services.sql, view, [companyId], { size: 1 }),
    eventsTold(
      services.sql,
      view,
      { from: instantOf(since), to: latest, types: [], companies: [companyId], themeId: null },
      MOST_EVENTS,
    ),
  ])
  const [before, after] = [then.get(companyId)?.[0], today.get(companyId)?.[0]]
  const rows = compared.flatMap(([column, figure, unit]) => {
    const fact = (row: QuarterFigures | undefined) => {
      const value = row?.[column]
      return row && typeof value === 'number'
        ? addFact(draft, {
            label: nameIn(draft, figureWords[figure]),
            companyId,
            company: name,
            period: inWords(draft, `截至 ${row.period_end} 的最近四季`, `the four quarters to ${row.period_end}`),
            unit,
            currency: row.currency,
            value,
            receipt: { figure, basis: 'ttm', periodEnd: row.period_end },
          })
        : null
    }
    const [old, fresh] = [fact(before), fact(after)]
    return old === null && fresh === null
      ? []
      : [{ head: nameIn(draft, figureWords[figure]), companyId: null, factIds: [old, fresh] }]
  })
  if (rows.length > 0)
    draft.parts.push({
      type: 'table',
      title: inWords(draft, `${name}：最近四季的数`, `${name}: figures of the last four quarters`),
      heads: 'figures',
      columns: [inWords(draft, `${since} 所知`, `Known on ${since}`), inWords(draft, '现在所知', 'Known now')],
      rows,
    })
  // What is told of the company itself and of no event of its own stands in the newest news.
  const news = await newestAbout(
    services.sql,
    view,
    { companies: [companyId], kind: 'news', from: instantOf(since), to: latest },
    MOST_NEWS,
  )
  const texts = await toldDocuments(services.sql, view, [
    ...new Set([...events.flatMap((one) => (one.document_id === null ? [] : [one.document_id])), ...news]),
  ])
  for (const one of texts.toSorted((a, b) => b.published_at - a.published_at)) quote(draft, one)
  draft.opens.push({
    name: inWords(draft, '两个日期的对比', 'Two dates compared'),
    path: `changes?subject=company:${companyId}&from=${since}`,
  })
  if (draft.parts.length > 0) draft.state = 'answered'
  else
    lacks(
      draft,
      inWords(draft, `${name} ${since} 以来的变化`, `Changes at ${name} since ${since}`),
      inWords(draft, '这段时间没有新的财报、事件或文章', 'There are no new statements, events or texts of that time'),
    )
}
