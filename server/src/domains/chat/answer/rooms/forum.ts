import type { ForumAsked } from '@pandora/intelligence/answers/rooms/asked'
import { forumTotals, type ForumTotal } from '../../../market-opinion/offers/forum-days.queries.ts'
import { addFact, companyName, inWords, say, type Asking, type Draft } from '../draft.ts'
import { amongGroups, openThemes } from '../many/groups.ts'
import { lacksPosts, spanOf } from './parts.ts'

/** Days that posts are counted over where no time is named, rows of a list, and fewest posts with a side to be ranked by it. */
const [USUAL_DAYS, SHOWN, FEWEST] = [30, 10, 5]

/** Answers how posts of the forum stand to companies over a time: how many, and the parts that are bullish and bearish. */
export async function answerForum(draft: Draft, asking: Asking, asked: ForumAsked): Promise<void> {
  const { services, view } = asking
  const span = spanOf(draft, asking, asked, USUAL_DAYS, USUAL_DAYS)
  if (span === null) return
  draft.operation = 'marketOpinion.topStock'
  const ids = asked.companies.flatMap((one) => one.companyIds)
  const among =
    ids.length > 0
      ? new Set(ids)
      : await amongGroups({
          ...asking,
          reading: { ...asking.reading, themes: asked.themes, industries: asked.industries },
        })
  const totals = await forumTotals(services.sql, view, {
    subjects: ids.length > 0 ? ids : 'companies',
    from: span.from,
    to: span.to,
  })
  const sided = (one: ForumTotal) => one.many + one.empty
  const share = (one: ForumTotal) => (asked.order === 'bullish' ? one.many : one.empty) / sided(one)
  const list = totals
    .filter((one) => one.total > 0 && (among?.has(one.subject) ?? true))
    .filter((one) => ids.length > 0 || asked.order === 'discussed' || sided(one) >= FEWEST)
    .toSorted(
      (a, b) =>
        (asked.order === 'discussed' || ids.length > 0 ? 0 : share(b) - share(a)) ||
        b.total - a.total ||
        (a.subject < b.subject ? -1 : 1),
    )
  const [first] = ids
  draft.opens.push({
    name: inWords(draft, '市场舆情', 'Market opinion'),
    path: first === undefined ? 'market-opinion' : `market-opinion/company/${first}`,
  })
  openThemes(draft, { ...asking.reading, themes: asked.themes })
  draft.understood =
    `${ids.map((id) => companyName(draft, asking.known, id)).join(' ')} ${span.words} ${inWords(draft, '论坛帖子', 'forum posts')}`.trim()
  if (list.length === 0) {
    lacksPosts(draft, span.words)
    return
  }
  draft.state = 'answered'
  const shown = list.slice(0, asked.most ?? SHOWN)
  const by = {
    discussed: inWords(draft, '按帖子数', 'by posts'),
    bullish: inWords(
      draft,
      `按看多占比，有立场的帖子不少于 ${FEWEST} 条`,
      `by the bullish part, of at least ${FEWEST} posts with a side`,
    ),
    bearish: inWords(
      draft,
      `按看空占比，有立场的帖子不少于 ${FEWEST} 条`,
      `by the bearish part, of at least ${FEWEST} posts with a side`,
    ),
  }[asked.order]
  if (ids.length > 0) for (const one of shown) saySide(draft, asking, one, span.words)
  draft.parts.push({
    type: 'table',
    title: `${inWords(draft, '论坛帖子', 'Forum posts')} ${span.words}${ids.length > 0 ? '' : inWords(draft, `（${by}）`, ` (${by})`)}`,
    heads: 'companies',
    columns: [
      inWords(draft, '帖子', 'Posts'),
      inWords(draft, '看多', 'Bullish'),
      inWords(draft, '看空', 'Bearish'),
      inWords(draft, '看多占有立场的', 'Bullish among those with a side'),
    ],
    rows: shown.map((one) => rowOf(draft, asking, one, span.words)),
  })
}

/** Whether more posts of a company are bearish than bullish, of those with a side. */
function saySide(draft: Draft, { known }: Asking, one: ForumTotal, period: string): void {
  const company = companyName(draft, known, one.subject)
  const more = { companyId: one.subject, company, period, unit: 'count' as const }
  const side =
    one.many === one.empty
      ? inWords(draft, '看多与看空的一样多', 'as many are bullish as bearish')
      : one.many > one.empty
        ? inWords(draft, '看多的比看空的多', 'more are bullish than bearish')
        : inWords(draft, '看空的比看多的多', 'more are bearish than bullish')
  const [bulls, bears] = [inWords(draft, '看多的帖子', 'Bullish posts'), inWords(draft, '看空的帖子', 'Bearish posts')]
  say(
    draft,
    inWords(
      draft,
      `${period} 论坛里${company}${side}：${bulls} `,
      `On forums, ${period}, of ${company} ${side}: ${bulls} `,
    ),
    { fact: addFact(draft, { ...more, label: bulls, value: one.many }) },
    `${inWords(draft, '，', ', ')}${bears} `,
    { fact: addFact(draft, { ...more, label: bears, value: one.empty }) },
    inWords(draft, '。', '.'),
  )
}

function rowOf(draft: Draft, { known }: Asking, one: ForumTotal, period: string) {
  const company = companyName(draft, known, one.subject)
  const more = { companyId: one.subject, company, period }
  const count = (label: string, value: number) => addFact(draft, { ...more, label, unit: 'count', value })
  const [posts, many, empty] = [
    count(inWords(draft, '帖子', 'Posts'), one.total),
    count(inWords(draft, '看多的帖子', 'Bullish posts'), one.many),
    count(inWords(draft, '看空的帖子', 'Bearish posts'), one.empty),
  ]
  const sided = one.many + one.empty
  const part =
    sided === 0
      ? null
      : addFact(draft, {
          ...more,
          label: inWords(draft, '看多占比', 'Bullish part'),
          unit: 'percent',
          value: (one.many / sided) * 100,
          formula: inWords(draft, '看多 ÷（看多 + 看空）', 'Bullish ÷ (bullish + bearish)'),
          parts: [many, empty],
        })
  return { head: company, companyId: one.subject, factIds: [posts, many, empty, part] }
}
