import type { ScoresAsked } from '@pandora/intelligence/answers/rooms/asked'
import { dayOf } from '@pandora/contract/time'
import { daysBefore } from '@pandora/intelligence/answers/days'
import { impactNumbersOf, marketScores } from '../../../impact/offers/scores.ts'
import { scoresOverDays } from '../../../impact/offers/scores-over-days.queries.ts'
import { eventParts } from '../../../impact/offers/parts.queries.ts'
import { eventTitles } from '../../../impact/offers/titles.queries.ts'
import { addFact, companyName, inWords, lacks, type Asking, type Draft } from '../draft.ts'
import { amongGroups } from '../many/groups.ts'
import { daysOf } from '../prices.ts'
import { textFact } from './parts.ts'

/** Companies of a list, events told of each, and days over which a change is told where none are named. */
const [SHOWN, EVENTS, USUAL_DAYS] = [10, 3, 30]

/** Answers the highest scores of a side with the events each is made of, or how one company's changed and by what. */
export async function answerScores(draft: Draft, asking: Asking, asked: ScoresAsked): Promise<void> {
  const { services, view } = asking
  const ids = asked.companies.flatMap((one) => one.companyIds)
  const name =
    asked.side === 'risk' ? inWords(draft, '风险分', 'Risk score') : inWords(draft, '机会分', 'Opportunity score')
  const point = (of: { riskPoint: number | null; opportunityPoint: number | null } | undefined) =>
    (asked.side === 'risk' ? of?.riskPoint : of?.opportunityPoint) ?? null
  draft.operation = 'impact.score'
  draft.understood = `${ids.map((id) => companyName(draft, asking.known, id)).join(' ')} ${name}`.trim()
  const all = ids.length > 0 ? await impactNumbersOf(services.sql, view, ids) : await marketScores(services.sql, view)
  const among =
    ids.length > 0
      ? null
      : await amongGroups({
          ...asking,
          reading: { ...asking.reading, themes: asked.themes, industries: asked.industries },
        })
  const list = [...all]
    .flatMap(([id, numbers]) => {
      const value = point(numbers)
      return value === null || !(among?.has(id) ?? true) ? [] : [{ id, value }]
    })
    .toSorted((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1))
    .slice(0, ids.length > 0 ? ids.length : (asked.most ?? SHOWN))
  if (list.length === 0) {
    lacks(
      draft,
      name,
      inWords(
        draft,
        '没有读到讲这些公司的文章：导入新闻、公告或研报',
        'No texts about them were read: import news, announcements or reports',
      ),
    )
    return
  }
  draft.state = 'answered'
  const shown = list.map((one) => one.id)
  const parts = await eventParts(services.sql, view, shown)
  const strongest = new Map(
    shown.map((id) => [
      id,
      (parts.get(id) ?? [])
        .filter((one) => one.side === asked.side && one.points > 0)
        .toSorted((a, b) => b.points - a.points)
        .slice(0, EVENTS),
    ]),
  )
  const titles = await eventTitles(
    services.sql,
    view,
    [...new Set([...strongest.values()].flat().map((one) => one.eventId))].toSorted(),
  )
  const changes = ids.length > 0 ? await changesOf(asking, asked, shown) : null
  const reasons = (id: string, company: string) => {
    const told = (strongest.get(id) ?? []).map((part) => {
      const title = titles.get(part.eventId)
      const words = inWords(
        draft,
        title?.title_zh ?? title?.title_en ?? part.type,
        title?.title_en ?? title?.title_zh ?? part.type,
      )
      const day = title ? `${dayOf(title.happened_at)} ` : ''
      return `${day}${words} +${part.points.toFixed(2)}`
    })
    return told.length === 0
      ? null
      : textFact(draft, inWords(draft, '主要事件', 'Main events'), told.join(inWords(draft, '；', '; ')), {
          companyId: id,
          company,
        })
  }
  draft.parts.push({
    type: 'table',
    title: `${inWords(draft, `最新${name}`, `Latest ${name.toLowerCase()}`)}${inWords(draft, '，各由哪些事件加出', ', with the events that give most of it')}`,
    heads: 'companies',
    columns: [
      name,
      ...(changes
        ? [inWords(draft, `${changes.from} 时`, `On ${changes.from}`), inWords(draft, '变化', 'Change')]
        : []),
      inWords(draft, '加分最多的事件', 'Events that give most'),
    ],
    rows: list.map(({ id, value }) => {
      const company = companyName(draft, asking.known, id)
      const more = { companyId: id, company }
      const score = addFact(draft, {
        ...more,
        label: name,
        unit: 'points',
        value,
        text: value.toFixed(2),
      })
      const before = changes?.before.get(id)
      const was =
        before === undefined
          ? null
          : addFact(draft, {
              ...more,
              label: name,
              unit: 'points',
              value: before,
              text: before.toFixed(2),
              period: changes?.from ?? null,
            })
      const moved =
        was === null || before === undefined
          ? null
          : addFact(draft, {
              ...more,
              label: inWords(draft, `${name}的变化`, `Change of ${name.toLowerCase()}`),
              unit: 'points',
              value: value - before,
              text: (value - before).toFixed(2).replace(/^-(?=0\.00$)/, ''),
              parts: [score, was],
            })
      return { head: company, companyId: id, factIds: [score, ...(changes ? [was, moved] : []), reasons(id, company)] }
    }),
  })
}

/** What the scores of companies were at the beginning of the days that are looked back. */
async function changesOf({ services, view, known }: Asking, asked: ScoresAsked, ids: readonly string[]) {
  const from =
    (asked.period === null ? null : daysOf(asked.period, known.today))?.from ?? daysBefore(known.today, USUAL_DAYS)
  const rows = await scoresOverDays(services.sql, view.marketId, ids, from, known.today)
  const before = new Map(
    [...rows].flatMap(([id, own]) => {
      const stood = own.find((row) => row.scored_on <= from)
      return stood ? [[id, asked.side === 'risk' ? stood.risk : stood.opportunity] as const] : []
    }),
  )
  return { from, before }
}
