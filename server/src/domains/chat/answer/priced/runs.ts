import type { RunsAsked } from '@pandora/intelligence/answers/rooms/asked'
import { readyMarket } from '../../../figures/offers/fields/order.ts'
import { inMarketOn } from '../../../figures/offers/traded.ts'
import { lastCloses, type LastCloses } from '../../../markets/offers/runs.queries.ts'
import { addFact, companyName, inWords, say, type Asking, type Draft } from '../draft.ts'
import { amongGroups, amongWords, openThemes } from '../many/groups.ts'
import { daysOf } from '../prices.ts'
import { countFact, namesOf } from '../rooms/parts.ts'
import { changeFact } from './change.ts'
import { answerExtremes } from './extremes.ts'
import { lacksPrices, lastDayOf, type RunsOf } from './lacking.ts'
import { answerLimits } from './limits.ts'

/** Rows of a list, and closes that a streak is looked for in: one that has no end among them is told as at least so long. */
const [SHOWN, MOST_CLOSES] = [20, 60]

/** Answers which prices went one way day after day, stand at a new high or low, or closed at their limit. */
export async function answerRuns(draft: Draft, asking: Asking, asked: RunsAsked): Promise<void> {
  const { services, view, known } = asking
  const day = asked.period?.kind === 'day' ? asked.period.day : known.today
  if (day > known.today) return
  draft.operation = 'market.closes'
  const ids = asked.companies.flatMap((one) => one.companyIds)
  const group = { ...asking, reading: { ...asking.reading, themes: asked.themes, industries: asked.industries } }
  const [market, among] = await Promise.all([readyMarket(services, view), amongGroups(group)])
  const inMarket = new Set(market.rows.filter((row) => inMarketOn(row, market.present.day)).map((row) => row.companyId))
  const of: RunsOf = {
    ids: ids.length > 0 ? ids : undefined,
    isAmong: (companyId) =>
      ids.length > 0 ? ids.includes(companyId) : inMarket.has(companyId) && (among?.has(companyId) ?? true),
    where: ids.length > 0 ? namesOf(draft, asking, ids) : amongWords(draft, { ...group.reading, place: null }),
    to: day,
  }
  for (const id of ids)
    draft.opens.push({
      name: inWords(
        draft,
        `${companyName(draft, known, id)}的行情与事件`,
        `Prices and events of ${companyName(draft, known, id)}`,
      ),
      path: `company/${id}/price`,
    })
  if (asked.of.kind === 'days') await tellStreaks(draft, asking, asked, of)
  else if (asked.of.kind === 'extreme') {
    const span = asked.period ? daysOf(asked.period, known.today) : null
    if (span) await answerExtremes(draft, asking, asked, { ...of, from: span.from, to: span.to < day ? span.to : day })
  } else await answerLimits(draft, asking, asked, of)
  openThemes(draft, asked)
}

/** How many of the days up to the last one closed the same way as it, each against the close before. */
function streakOf({ closes }: LastCloses, way: 'up' | 'down'): number {
  const sign = way === 'up' ? 1 : -1
  let count = 0
  while (count + 1 < closes.length && sign * ((closes[count] ?? 0) - (closes[count + 1] ?? 0)) > 0) count++
  return count
}

async function tellStreaks(draft: Draft, asking: Asking, asked: RunsAsked, of: RunsOf): Promise<void> {
  const { services, view, known, reading } = asking
  const least = asked.of.kind === 'days' ? asked.of.least : null
  const rows = (await lastCloses(services.sql, view, { to: of.to, most: MOST_CLOSES, companyIds: of.ids })).filter(
    (row) => of.isAmong(row.company_id),
  )
  const day = lastDayOf(rows.map((row) => row.days[0] ?? ''))
  const isUp = asked.way === 'up'
  const label = isUp ? inWords(draft, '连涨天数', 'Days up in a row') : inWords(draft, '连跌天数', 'Days down in a row')
  draft.understood = `${label}${of.where} ${inWords(draft, `截至 ${day}`, `up to ${day}`)}`
  if (day === '') {
    lacksPrices(draft, of)
    return
  }
  // Who did not trade on the last day has no streak up to it.
  const held = rows.filter((row) => row.days[0] === day)
  const found = held.map((row) => ({ row, count: streakOf(row, asked.way) }))
  const factsOf = ({ row, count }: (typeof found)[number]): [string, string | null] => {
    const who = { companyId: row.company_id, company: companyName(draft, known, row.company_id) }
    const close = (at: number) => ({
      trade_date: row.days[at] ?? '',
      close: row.closes[at] ?? 0,
      basis: row.basis,
      currency: row.currency,
    })
    const moved =
      count === 0 ? null : changeFact(draft, who, { from: close(count), to: close(0), decimals: reading.decimals })
    const counted = addFact(draft, {
      ...who,
      label,
      period: inWords(draft, `截至 ${day}`, `up to ${day}`),
      unit: 'count',
      value: count,
      formula: isUp
        ? inWords(draft, '每天收盘高于前一交易日收盘的连续天数', 'days running that closed above the close before')
        : inWords(draft, '每天收盘低于前一交易日收盘的连续天数', 'days running that closed below the close before'),
      parts: moved ? [moved.first, moved.last] : [],
    })
    return [counted, moved?.fact ?? null]
  }
  draft.state = 'answered'
  if (of.ids) {
    for (const one of found) {
      const [counted] = factsOf(one)
      const name = companyName(draft, known, one.row.company_id)
      const isOpen = one.count + 1 >= MOST_CLOSES
      say(
        draft,
        inWords(
          draft,
          `截至 ${day}，${name}的${label}为${isOpen ? '至少 ' : ' '}`,
          `${label} of ${name}, up to ${day}: ${isOpen ? 'at least ' : ''}`,
        ),
        { fact: counted },
        inWords(draft, ' 天。', '.'),
      )
    }
    for (const id of of.ids)
      if (!found.some((one) => one.row.company_id === id))
        lacksPrices(draft, { where: ` ${companyName(draft, known, id)}`, to: day })
    return
  }
  const listed = found
    .filter((one) => one.count >= (least ?? 1))
    .toSorted((a, b) => b.count - a.count || (a.row.company_id < b.row.company_id ? -1 : 1))
  const total = countFact(draft, inWords(draft, '符合的公司', 'Companies that meet it'), listed.length, day)
  const among = countFact(
    draft,
    inWords(draft, '当天有行情的公司', 'Companies with a close of that day'),
    held.length,
    day,
  )
  const way = isUp ? inWords(draft, '上涨', 'up') : inWords(draft, '下跌', 'down')
  const bound =
    least === null ? null : countFact(draft, inWords(draft, '至少的天数', 'Least number of days'), least, day)
  say(
    draft,
    inWords(draft, `截至 ${day} 连续${way}`, `Closed ${way} `),
    ...(bound === null
      ? [inWords(draft, '的公司', 'on the last day')]
      : [inWords(draft, '至少 ', 'at least '), { fact: bound }, inWords(draft, ' 天的公司', ' days in a row')]),
    inWords(draft, `${of.where}有 `, `, up to ${day}${of.where}: `),
    { fact: total },
    inWords(draft, ' 家；在当天有行情的 ', ' of the '),
    { fact: among },
    inWords(draft, ' 家中找过。', ' companies with a close of that day.'),
  )
  const shown = listed.slice(0, asked.most ?? SHOWN)
  if (shown.length === 0) return
  draft.parts.push({
    type: 'table',
    title: `${label}${of.where} ${day}`,
    heads: 'companies',
    columns: [label, inWords(draft, '这段时间的涨跌', 'Change over them')],
    rows: shown.map((one) => ({
      head: companyName(draft, known, one.row.company_id),
      companyId: one.row.company_id,
      factIds: factsOf(one),
    })),
  })
}
