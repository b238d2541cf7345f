import {
  callHorizons,
  OVERVIEW_AUTHOR,
  type authors,
  type skillSorts,
} from '@pandora/contract/domains/authors/operations'
import { postPlatforms } from '@pandora/contract/domains/opinion/kinds'
import type { OutputOf } from '@pandora/contract/operation'
import { instantOf } from '@pandora/contract/time'
import { nameless, type EntityNames } from '../../shared/entity-names.queries.ts'
import { spanStart, spansBetween } from '../../shared/timeline.ts'
import { presentArticle } from '../opinion/offers/articles.ts'
import type { FormedArticleRow } from '../opinion/offers/articles.queries.ts'
import { platformNamesOf } from '../opinion/offers/platforms.ts'
import type { AuthorRow, Days, FansRow, HourRow, PostCounts } from './queries.ts'
import type { AuthorRecord } from './record.ts'
import type { AuthorSkill } from './skill.ts'

type Item = OutputOf<typeof authors.page>['dataList'][number]
type Detail = OutputOf<typeof authors.detail>
type Post = OutputOf<typeof authors.articles>['dataList'][number]

const none: PostCounts = {
  raw: 0,
  total: 0,
  articles: 0,
  many: 0,
  empty: 0,
  neutral: 0,
  irrelevance: 0,
  replies: null,
  likes: null,
  reads: null,
}
const counted = ['raw', 'total', 'articles', 'many', 'empty', 'neutral', 'irrelevance'] as const

/** Sum of what may be unknown: null where all of it is. */
const plus = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : one + other

/** Counts added up. */
export function sumOf(rows: readonly PostCounts[]): PostCounts {
  const sum = { ...none }
  for (const row of rows) {
    for (const field of counted) sum[field] += row[field]
    for (const field of ['replies', 'likes', 'reads'] as const) sum[field] = plus(sum[field], row[field])
  }
  return sum
}

const presentCounts = (row: PostCounts) => ({
  manyNum: row.many,
  emptyNum: row.empty,
  neutralNum: row.neutral,
  irrelevanceNum: row.irrelevance,
  articleNum: row.articles,
  commentNum: row.replies,
  likeNum: row.likes,
  heatNum: row.total,
  rawNum: row.raw,
})

const fansOf = (rows: readonly AuthorRow[]): number | null =>
  rows.reduce<number | null>((sum, row) => plus(sum, row.fans), null)
const lastOf = (values: readonly (string | null)[]): string | null =>
  values.reduce((last, one) => (one !== null && (last === null || one > last) ? one : last), null)

/** The entry of an author in the list. */
const presentAuthor = (row: AuthorRow): Item => ({
  id: row.author_id,
  name: row.name,
  platform: row.platform,
  joinedOn: row.joined_on,
  fansNum: row.fans,
  fansDay: row.fans_on,
  ...presentCounts(row),
  lastPostAt: row.last_at,
})

/** The entry of all authors, posts of nobody known among theirs. */
const presentOverviewEntry = (rows: readonly AuthorRow[]): Item => ({
  id: OVERVIEW_AUTHOR,
  name: null,
  platform: null,
  joinedOn: null,
  fansNum: fansOf(rows),
  fansDay: lastOf(rows.map((row) => row.fans_on)),
  ...presentCounts(sumOf(rows)),
  lastPostAt: rows.reduce<number | null>(
    (last, { last_at: at }) => (at !== null && at > (last ?? 0) ? at : last),
    null,
  ),
})

export const presentPlatformNames = (fictional: boolean): OutputOf<typeof authors.page>['platforms'] =>
  postPlatforms.map((platform) => ({ platform, ...platformNamesOf(fictional)[platform] }))

/** Who an author is. */
export const presentWho = (
  id: string,
  row: { name: string | null; platform: Detail['platform']; joined_on: string | null },
): Pick<Detail, 'id' | 'name' | 'platform' | 'joinedOn'> => ({
  id,
  name: row.name,
  platform: row.platform,
  joinedOn: row.joined_on,
})

const sorts = {
  heat: (row: AuthorRow) => row.total,
  fans: (row: AuthorRow) => row.fans ?? -1,
  likes: (row: AuthorRow) => row.likes ?? -1,
} as const

/** Authors in an order, all of them or those of a platform; the overview of them comes first (OPINION-06). */
export function presentAuthors(
  rows: readonly AuthorRow[],
  { sort, platform }: { sort: keyof typeof sorts; platform: string | undefined },
): Item[] {
  const of = sorts[sort]
  const all = rows.filter((row) => platform === undefined || row.platform === platform)
  const named = all
    .filter((row) => row.author_id !== '')
    .toSorted((one, other) => of(other) - of(one) || other.raw - one.raw || (one.author_id < other.author_id ? -1 : 1))
  return [presentOverviewEntry(all), ...named.map(presentAuthor)]
}

/** An author's days, each with its counts. */
export function presentDetail(
  who: Pick<Detail, 'id' | 'name' | 'platform' | 'joinedOn'>,
  rows: readonly (PostCounts & { day: string })[],
  fans: readonly FansRow[],
  { from, to }: Days,
): Detail {
  const days = new Map(rows.map((row) => [row.day, row]))
  const followed = new Map(fans.map((row) => [row.day, row.fans]))
  const last = fans.findLast((row) => row.fans !== null)
  return {
    ...who,
    fansNum: last?.fans ?? null,
    fansDay: last?.day ?? null,
    fromDay: from,
    toDay: to,
    days: spansBetween(from, to, 'day').map((day) => ({
      dateTimestamp: instantOf(day),
      day,
      fansNum: followed.get(day) ?? null,
      ...presentCounts(days.get(day) ?? none),
    })),
  }
}

/** Fans and stances as columns of days. */
export function presentFansPolarity({ days }: Detail): OutputOf<typeof authors.fansPolarity> {
  return {
    time: days.map((one) => one.day),
    fansNum: days.map((one) => one.fansNum),
    manyNum: days.map((one) => one.manyNum),
    emptyNum: days.map((one) => one.emptyNum),
    neutralNum: days.map((one) => one.neutralNum),
    irrelevanceNum: days.map((one) => one.irrelevanceNum),
  }
}

/** How often somebody writes. */
export function presentFrequency(
  rows: readonly HourRow[],
  { from, to }: Days,
): OutputOf<typeof authors.updateFrequency> {
  const sum = (fits: (row: HourRow) => boolean) =>
    rows.reduce((total, row) => (fits(row) ? total + row.posts : total), 0)
  const weekday = (day: string) => (new Date(Date.parse(day)).getUTCDay() + 6) % 7
  const days = spansBetween(from, to, 'day').length
  return {
    fromDay: from,
    toDay: to,
    weeks: spansBetween(from, to, 'week').map((week) => ({
      week,
      articleNum: sum((row) => row.form === 'article' && spanStart(row.day, 'week') === week),
      commentNum: sum((row) => row.form === 'comment' && spanStart(row.day, 'week') === week),
    })),
    weekdays: Array.from({ length: 7 }, (_, at) => sum((row) => weekday(row.day) === at)),
    hours: Array.from({ length: 24 }, (_, at) => sum((row) => row.hour === at)),
    days,
    activeDays: new Set(rows.map((row) => row.day)).size,
    perWeek: days === 0 ? 0 : Math.round((sum(() => true) / days) * 70) / 10,
  }
}

/** Fans where they were counted, and what came since the count before. */
export function presentFans(rows: readonly FansRow[], { from, to }: Days): OutputOf<typeof authors.accumulatedFans> {
  const time = spansBetween(from, to, 'day')
  const byDay = new Map(rows.map((row) => [row.day, row]))
  let [before, among] = [null as number | null, 0]
  const gain = time.map((day) => {
    const row = byDay.get(day)
    if (row?.fans === undefined || row.fans === null) return null
    // A sum over other authors says nothing of what came.
    const came = before !== null && among === row.authors ? row.fans - before : null
    before = row.fans
    among = row.authors
    return came
  })
  return {
    time,
    fansNum: time.map((day) => byDay.get(day)?.fans ?? null),
    gain,
    authors: time.map((day) => byDay.get(day)?.authors ?? 0),
  }
}

/** How articles were read and answered, by the day they were written. */
export function presentReadComment(
  rows: readonly (PostCounts & { day: string })[],
  { from, to }: Days,
): OutputOf<typeof authors.readComment> {
  const time = spansBetween(from, to, 'day')
  const days = new Map(rows.map((row) => [row.day, row]))
  return {
    time,
    articleNum: time.map((day) => days.get(day)?.articles ?? 0),
    readNum: time.map((day) => days.get(day)?.reads ?? null),
    commentNum: time.map((day) => days.get(day)?.replies ?? null),
    likeNum: time.map((day) => days.get(day)?.likes ?? null),
  }
}

/** How posts stand over a span. */
export function presentPolarity(rows: readonly PostCounts[], { from, to }: Days): OutputOf<typeof authors.polarity> {
  const { many, empty, neutral, irrelevance, total, raw } = sumOf(rows)
  return {
    fromDay: from,
    toDay: to,
    manyNum: many,
    emptyNum: empty,
    neutralNum: neutral,
    irrelevanceNum: irrelevance,
    unread: total - many - empty - neutral - irrelevance,
    total,
    raw,
    percentage: many + empty === 0 ? null : Math.round(((many - empty) / (many + empty)) * 1000) / 10,
  }
}

/** All authors together and by platform. */
export function presentOverview(
  rows: readonly AuthorRow[],
  { from, to }: Days,
  fictional: boolean,
): OutputOf<typeof authors.overview> {
  const named = rows.filter((row) => row.author_id !== '')
  const unnamed = rows.find((row) => row.author_id === '')
  return {
    fromDay: from,
    toDay: to,
    authors: named.length,
    active: named.filter((row) => row.raw > 0).length,
    nameless: unnamed?.raw ?? 0,
    ...presentCounts(sumOf(rows)),
    fansNum: fansOf(named),
    platforms: presentPlatformNames(fictional).map((platform) => {
      const own = named.filter((row) => row.platform === platform.platform)
      const { articles, total, raw } = sumOf(own)
      return {
        ...platform,
        authors: own.length,
        active: own.filter((row) => row.raw > 0).length,
        articleNum: articles,
        heatNum: total,
        rawNum: raw,
      }
    }),
  }
}

export const presentPost = (row: FormedArticleRow): Post => ({
  ...presentArticle(row),
  form: row.form,
  board: row.board,
})

/** Calls that are listed, the last ones. */
const LISTED = 60

/** What came of an author's calls. */
export function presentRecord(
  { fromDay, calls, posts, horizons }: AuthorRecord,
  names: EntityNames,
): OutputOf<typeof authors.record> {
  const dataList = posts.slice(0, LISTED).map(({ row, judged }) => {
    const { zh: nameZh, en: nameEn } = names.get(row.company_id) ?? nameless
    const [first] = judged
    return {
      newsId: row.document_id,
      companyId: row.company_id,
      nameZh,
      nameEn,
      stance: row.stance,
      publishedAt: row.published_at,
      enteredOn: first && first.outcome.state !== 'void' ? first.outcome.entryDay : null,
      excess: judged.map(({ outcome }) =>
        outcome.state === 'right' || outcome.state === 'wrong' ? outcome.excess : null,
      ),
      states: judged.map(({ outcome }) => outcome.state),
    }
  })
  return {
    fromDay,
    calls,
    judged: posts.length,
    horizons: callHorizons.flatMap((horizon, at) => {
      const score = horizons[at]
      return score ? [{ ...score, horizon }] : []
    }),
    dataList,
    total: dataList.length,
  }
}

type Skill = OutputOf<typeof authors.skill>['dataList'][number]

/** Authors whose closed calls are enough to say something, the best by what is asked for first. */
export function presentSkill(
  list: readonly AuthorSkill[],
  {
    horizon,
    sort,
    platform,
  }: { horizon: string; sort: (typeof skillSorts)[number]; platform?: (typeof postPlatforms)[number] | undefined },
): { ranked: Skill[]; unranked: number } {
  const scored = list
    .filter((one) => platform === undefined || one.platform === platform)
    .flatMap((one) => {
      const score = one.horizons.find((own) => String(own.horizon) === horizon)
      return score ? [{ one, score }] : []
    })
  const ranked = scored
    .filter(({ score }) => !score.grey)
    .map(({ one, score }): Skill => {
      const { closed, right, hitRate, baseRate, shrunk, brier, brierBase, excess } = score
      const edge = shrunk === null || baseRate === null ? null : shrunk - baseRate
      const { id, name, platform: where } = one
      return { id, name, platform: where, closed, right, hitRate, baseRate, shrunk, edge, brier, brierBase, excess }
    })
    .toSorted((a, b) => (b[sort] ?? -Infinity) - (a[sort] ?? -Infinity) || (a.id < b.id ? -1 : 1))
  return { ranked, unranked: scored.length - ranked.length }
}
