import { documentKinds } from '@pandora/contract/domains/documents/kinds'
import { dayOf } from '@pandora/contract/time'
import { priceEventsOf } from '../../../price-events/offers/list.ts'
import { addFact, companyName, inWords, lacks, say, type Asking, type Draft } from '../draft.ts'
import { daysOf } from '../prices.ts'

/** Days that are looked back where the question names no time, and most documents quoted of each side. */
const [USUAL_DAYS, MOST_QUOTES] = [90, 6]
/** Most documents of a side that are counted. */
const MOST_COUNTED = 200
/** What sources and the press tell: opinions of posts are none of it. */
const kinds = documentKinds.filter((one) => one !== 'post')

/** Answers what was told of a company over a time that is good or bad for it, as its page shows it. */
export async function answerEvents(
  draft: Draft,
  { services, view, now, known, reading }: Asking,
  companyIds: readonly string[],
  side = reading.side,
): Promise<void> {
  draft.operation ??= 'priceEvents.list'
  const [companyId] = companyIds
  if (companyId === undefined) return
  const name = companyName(draft, known, companyId)
  const latest = view.asOf ?? now
  const asked = reading.periods.flatMap((one) => daysOf(one, known.today) ?? [])[0]
  const { from, to } = asked ?? { from: dayOf(latest - USUAL_DAYS * 86_400_000), to: known.today }
  const sides = (['opportunity', 'risk'] as const).filter(
    (one) => side === null || (side === 'good') === (one === 'opportunity'),
  )
  const told = await Promise.all(
    sides.map(async (one) => {
      const { shown, hasMore } = await priceEventsOf(services.sql, view, {
        companyId,
        from,
        to,
        kinds,
        risk: one === 'risk',
        opportunity: one === 'opportunity',
        direct: true,
        indirect: false,
        limit: MOST_COUNTED,
        now,
      })
      // The page of a company shows what is neither too, and what only names it among others.
      const own = shown.filter((item) => item.effect === one && (item.relation === 'subject' || item.events.length > 0))
      return { side: one, shown: own, hasMore }
    }),
  )
  const span = inWords(draft, `${from} 至 ${to}`, `${from} to ${to}`)
  draft.opens.push({
    name: inWords(draft, `${name}的行情与事件`, `Prices and events of ${name}`),
    path: `company/${companyId}/price?from=${from}&to=${to}`,
  })
  if (told.every(({ shown }) => shown.length === 0)) {
    lacks(
      draft,
      inWords(draft, `${span} 关于${name}的${sideWords(draft, side)}`, `${sideWords(draft, side)} of ${name}, ${span}`),
      inWords(
        draft,
        '这段时间的新闻、公告和研报里没有这样的事件；可以问更长的时间，如“今年以来”',
        'News, announcements and reports of that time tell of none: ask of a longer time, as in “this year”',
      ),
    )
    return
  }
  draft.state = 'answered'
  for (const { side: one, shown, hasMore } of told) {
    if (shown.length === 0 && sides.length === 1) continue
    const word = sideWords(draft, one === 'risk' ? 'bad' : 'good')
    const count = addFact(draft, {
      label: word,
      companyId,
      company: name,
      period: span,
      unit: 'count',
      value: shown.length,
    })
    say(
      draft,
      inWords(
        draft,
        `${span} 新闻、公告和研报里关于${name}的${word}${hasMore ? '至少 ' : ' '}`,
        `${word} of ${name} in news, announcements and reports, ${span}: ${hasMore ? 'at least ' : ''}`,
      ),
      { fact: count },
      inWords(draft, ' 篇。', '.'),
    )
    for (const item of shown.slice(0, MOST_QUOTES))
      draft.parts.push({
        type: 'quote',
        text: item.title,
        newsId: item.newsId,
        title: item.title,
        source: item.source,
        sourceEn: item.sourceEn,
        day: item.newsDay,
        start: 0,
      })
  }
}

const sideWords = (draft: Draft, side: Asking['reading']['side']): string =>
  side === 'good'
    ? inWords(draft, '利好', 'Good news')
    : side === 'bad'
      ? inWords(draft, '利空', 'Bad news')
      : inWords(draft, '利好和利空', 'Good and bad news')
