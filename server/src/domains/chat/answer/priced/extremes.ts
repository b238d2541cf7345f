import { daysBefore } from '@pandora/intelligence/answers/days'
import type { RunsAsked } from '@pandora/intelligence/answers/rooms/asked'
import { extremesOver, type ExtremeRow } from '../../../markets/offers/runs.queries.ts'
import { addFact, companyName, inWords, say, type Asking, type Draft } from '../draft.ts'
import { countFact } from '../rooms/parts.ts'
import { closeFact, markOf } from './change.ts'
import { lacksBefore, lacksPrices, lastDayOf, type RunsOf } from './lacking.ts'

/** Rows of a list, days within which a time's first close lies, and before any price that is held. */
const [SHOWN, NEAR, BEGIN] = [20, 20, '1990-01-01']

/** Answers whose last close is above, or below, every close before it within a time. */
export async function answerExtremes(
  draft: Draft,
  asking: Asking,
  asked: RunsAsked,
  of: RunsOf & { from: string },
): Promise<void> {
  const { services, view, known } = asking
  const isAll = asked.of.kind === 'extreme' && asked.of.all
  const from = isAll ? BEGIN : of.from
  const rows = (await extremesOver(services.sql, view, { from, to: of.to, companyIds: of.ids })).filter((row) =>
    of.isAmong(row.company_id),
  )
  const day = lastDayOf(rows.map((row) => row.last_day))
  const isUp = asked.way === 'up'
  const what = isUp
    ? inWords(draft, '收盘价创新高', 'New highs by close')
    : inWords(draft, '收盘价创新低', 'New lows by close')
  const days = isAll
    ? inWords(draft, `持有的全部行情至 ${day}`, `all prices held up to ${day}`)
    : inWords(draft, `${from} 至 ${day}`, `${from} to ${day}`)
  draft.understood = `${what}${of.where} ${days}`
  if (day === '') {
    lacksPrices(draft, of)
    return
  }
  const latest = rows.filter((row) => row.last_day === day)
  // Of a stock that is younger than the time nothing is told of all of it.
  const held = latest.filter((row) => isAll || row.first_day <= daysBefore(from, -NEAR))
  const isNew = (row: ExtremeRow): boolean => (isUp ? row.last_close > row.highest : row.last_close < row.lowest)
  const before = (row: ExtremeRow): number => (isUp ? row.highest : row.lowest)
  const label = (row: ExtremeRow): string =>
    `${isUp ? inWords(draft, '此前最高收盘价', 'Highest close before') : inWords(draft, '此前最低收盘价', 'Lowest close before')}${markOf(draft, row.basis)}`
  const factsOf = (row: ExtremeRow): [string, string] => {
    const who = { companyId: row.company_id, company: companyName(draft, known, row.company_id) }
    return [
      closeFact(draft, who, { trade_date: day, close: row.last_close, basis: row.basis, currency: row.currency }),
      addFact(draft, {
        ...who,
        label: label(row),
        period: inWords(draft, `${row.first_day} 至 ${day}`, `${row.first_day} to ${day}`),
        unit: 'per-share',
        currency: row.currency,
        value: before(row),
      }),
    ]
  }
  if (of.ids) {
    for (const id of of.ids) {
      const row = held.find((one) => one.company_id === id)
      const name = companyName(draft, known, id)
      if (!row) {
        const short = latest.find((one) => one.company_id === id)
        if (short) lacksBefore(draft, name, from, short.first_day)
        else lacksPrices(draft, { where: ` ${name} ${days}`, to: day })
        continue
      }
      draft.state = 'answered'
      const [close, extreme] = factsOf(row)
      const span = inWords(draft, `${row.first_day} 至 ${day}`, `${row.first_day} to ${day}`)
      say(
        draft,
        isNew(row)
          ? inWords(
              draft,
              `${name} ${span} ${what}：`,
              `${name}, ${span}: yes, a new ${isUp ? 'high' : 'low'} by close. `,
            )
          : inWords(
              draft,
              `${name} ${span} 没有${what}：`,
              `${name}, ${span}: no new ${isUp ? 'high' : 'low'} by close. `,
            ),
        inWords(draft, `收盘价${markOf(draft, row.basis)} `, `Close${markOf(draft, row.basis)} `),
        { fact: close },
        inWords(draft, `，${label(row)} `, `, ${label(row)} `),
        { fact: extreme },
        inWords(draft, '。', '.'),
      )
    }
    return
  }
  draft.state = 'answered'
  const found = held.filter(isNew).toSorted((a, b) => (a.company_id < b.company_id ? -1 : 1))
  say(
    draft,
    inWords(draft, `${days} ${what}的公司${of.where}有 `, `${what}${of.where}, ${days}: `),
    { fact: countFact(draft, inWords(draft, '符合的公司', 'Companies that meet it'), found.length, days) },
    inWords(draft, ' 家；在行情够长的 ', ' of the '),
    {
      fact: countFact(draft, inWords(draft, '行情够长的公司', 'Companies with prices of all of it'), held.length, days),
    },
    inWords(draft, ' 家中找过。', ' companies with prices of all of it.'),
  )
  if (latest.length > held.length)
    say(
      draft,
      inWords(draft, '行情不够长而未计入的有 ', 'Left out for prices that begin later: '),
      { fact: countFact(draft, inWords(draft, '未计入的公司', 'Companies left out'), latest.length - held.length) },
      inWords(draft, ' 家。', '.'),
    )
  const shown = found.slice(0, asked.most ?? SHOWN)
  if (shown.length === 0) return
  draft.parts.push({
    type: 'table',
    title: `${what}${of.where} ${days}`,
    heads: 'companies',
    columns: [
      inWords(draft, '收盘价', 'Close'),
      isUp
        ? inWords(draft, '此前最高收盘价', 'Highest close before')
        : inWords(draft, '此前最低收盘价', 'Lowest close before'),
    ],
    rows: shown.map((row) => ({
      head: companyName(draft, known, row.company_id),
      companyId: row.company_id,
      factIds: factsOf(row),
    })),
  })
}
