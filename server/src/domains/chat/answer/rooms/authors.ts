import type { AuthorsAsked } from '@pandora/intelligence/answers/rooms/asked'
import { daysBefore } from '@pandora/intelligence/answers/days'
import { folded } from '@pandora/intelligence/words/fold'
import { namedAuthors, type NamedAuthor } from '../../../authors/offers/written.ts'
import { addFact, inWords, say, type Asking, type Draft } from '../draft.ts'
import { textFact } from './parts.ts'

/** Days over which posts are counted, and authors that are shown. */
const [DAYS, SHOWN] = [30, 10]

/** Answers who writes on the forums: those with most fans or posts, or one by name; nothing of a name that nobody bears. */
export async function answerAuthors(draft: Draft, asking: Asking, asked: AuthorsAsked): Promise<void> {
  const { services, view, now, known } = asking
  const days = { from: daysBefore(known.today, DAYS - 1), to: known.today }
  const all = await namedAuthors(services, view, days, now)
  const { name } = asked
  const wanted =
    name === null
      ? all.filter((one) => (asked.by === 'fans' ? one.fans !== null : one.raw > 0))
      : all.filter((one) => folded(one.name) === folded(name))
  if (wanted.length === 0) return
  const size = (one: NamedAuthor) => (asked.by === 'fans' ? (one.fans ?? -1) : one.raw)
  const list = wanted
    .toSorted((a, b) => size(b) - size(a) || (a.author_id < b.author_id ? -1 : 1))
    .slice(0, asked.most ?? SHOWN)
  draft.state = 'answered'
  draft.operation = 'authors.page'
  const span = inWords(draft, `${days.from} 至 ${days.to}`, `${days.from} to ${days.to}`)
  draft.understood =
    name ??
    (asked.by === 'fans'
      ? inWords(draft, '粉丝最多的作者', 'Authors with most fans')
      : inWords(draft, `发帖最多的作者 ${span}`, `Authors of most posts, ${span}`))
  const [first] = list
  draft.opens.push(
    name !== null && first
      ? { name: first.name, path: `market-opinion/author/${encodeURIComponent(first.author_id)}` }
      : { name: inWords(draft, '作者', 'Authors'), path: 'market-opinion' },
  )
  if (first) sayFirst(draft, first, asked, span)
  draft.parts.push({
    type: 'table',
    title: draft.understood,
    heads: 'authors',
    columns: [
      inWords(draft, '粉丝', 'Fans'),
      inWords(draft, `帖子 ${span}`, `Posts ${span}`),
      inWords(draft, `获赞 ${span}`, `Likes ${span}`),
      inWords(draft, '注册日期', 'Joined'),
    ],
    rows: list.map((one) => rowOf(draft, one, span)),
  })
}

/** The first of them in a sentence: how many fans or posts. */
function sayFirst(draft: Draft, one: NamedAuthor, { by }: AuthorsAsked, span: string): void {
  if (by === 'posts') {
    const fact = postsFact(draft, one, span)
    say(
      draft,
      inWords(draft, `${one.name} ${span} 发帖 `, `Posts of ${one.name}, ${span}: `),
      { fact },
      inWords(draft, ' 条。', '.'),
    )
    return
  }
  const fact = fansFact(draft, one)
  if (fact === null) return
  say(
    draft,
    inWords(draft, `${one.name} ${one.fans_on} 的粉丝数为 `, `Fans of ${one.name} on ${one.fans_on}: `),
    { fact },
    inWords(draft, '。', '.'),
  )
}

const fansFact = (draft: Draft, one: NamedAuthor): string | null =>
  one.fans === null
    ? null
    : addFact(draft, {
        label: inWords(draft, '粉丝数', 'Fans'),
        company: one.name,
        period: one.fans_on,
        unit: 'count',
        value: one.fans,
      })
const postsFact = (draft: Draft, one: NamedAuthor, period: string): string =>
  addFact(draft, { label: inWords(draft, '帖子', 'Posts'), company: one.name, period, unit: 'count', value: one.raw })

function rowOf(draft: Draft, one: NamedAuthor, span: string) {
  const more = { company: one.name }
  return {
    head: one.name,
    companyId: null,
    path: `market-opinion/author/${encodeURIComponent(one.author_id)}`,
    factIds: [
      fansFact(draft, one),
      postsFact(draft, one, span),
      one.likes === null
        ? null
        : addFact(draft, {
            ...more,
            label: inWords(draft, '获赞', 'Likes'),
            period: span,
            unit: 'count',
            value: one.likes,
          }),
      one.joined_on === null ? null : textFact(draft, inWords(draft, '注册日期', 'Joined'), one.joined_on, more),
    ],
  }
}
