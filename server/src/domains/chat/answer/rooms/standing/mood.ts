import type { MoodAsked } from '@pandora/intelligence/answers/rooms/asked'
import { postsOfAll } from '../../../../authors/offers/written.ts'
import { addFact, inWords, say, type Asking, type Draft } from '../../draft.ts'
import { lacksPosts, spanOf } from '../parts.ts'

/** Days that posts are counted over where no time is named. */
const USUAL_DAYS = 30

/** Answers how all posts of a time stand: how many are bullish, bearish and neither, each counted once. */
export async function answerMood(draft: Draft, asking: Asking, asked: MoodAsked): Promise<void> {
  const { services, view } = asking
  const span = spanOf(draft, asking, asked, USUAL_DAYS, USUAL_DAYS)
  if (span === null) return
  draft.operation = 'authors.polarity'
  draft.understood = `${span.words} ${inWords(draft, '全市场论坛帖子', 'posts of all forums')}`
  draft.opens.push({ name: inWords(draft, '市场舆情', 'Market opinion'), path: 'market-opinion' })
  const { total, many, empty, neutral, irrelevance } = await postsOfAll(services.sql, view, {
    from: span.from,
    to: span.to,
  })
  if (total === 0) {
    lacksPosts(draft, span.words)
    return
  }
  draft.state = 'answered'
  const count = (label: string, value: number) => addFact(draft, { label, period: span.words, unit: 'count', value })
  const facts = {
    total: count(inWords(draft, '帖子', 'Posts'), total),
    many: count(inWords(draft, '看多的帖子', 'Bullish posts'), many),
    empty: count(inWords(draft, '看空的帖子', 'Bearish posts'), empty),
    neutral: count(inWords(draft, '中性的帖子', 'Neutral posts'), neutral),
    irrelevant: count(inWords(draft, '不谈行情的帖子', 'Posts that are not about prices'), irrelevance),
  }
  const side =
    many === empty
      ? inWords(draft, '看多与看空的一样多', 'as many are bullish as bearish')
      : many > empty
        ? inWords(draft, '看多的比看空的多', 'more are bullish than bearish')
        : inWords(draft, '看空的比看多的多', 'more are bearish than bullish')
  say(
    draft,
    inWords(
      draft,
      `${span.words} 全市场论坛里${side}：看多的帖子 `,
      `On all forums, ${span.words}, ${side}: bullish posts `,
    ),
    { fact: facts.many },
    inWords(draft, '，看空的帖子 ', ', bearish posts '),
    { fact: facts.empty },
    inWords(draft, '，中性的帖子 ', ', neutral posts '),
    { fact: facts.neutral },
    inWords(draft, '，不谈行情的帖子 ', ', posts that are not about prices '),
    { fact: facts.irrelevant },
    inWords(draft, '，说出新内容的帖子一共 ', ', of all posts that say something new '),
    { fact: facts.total },
    inWords(draft, '。', '.'),
  )
  if (many + empty === 0) return
  const label = inWords(draft, '看多占比', 'Bullish part')
  const share = addFact(draft, {
    label,
    period: span.words,
    unit: 'percent',
    value: (many / (many + empty)) * 100,
    formula: inWords(draft, '看多 ÷（看多 + 看空）', 'Bullish ÷ (bullish + bearish)'),
    parts: [facts.many, facts.empty],
  })
  say(
    draft,
    inWords(draft, `${span.words} 有立场的帖子里${label}为 `, `${label} of the posts with a side, ${span.words}: `),
    { fact: share },
    inWords(draft, '。', '.'),
  )
}
