import type { z } from 'zod'
import type { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import type {
  bar,
  formCounts,
  hotTopicItem,
  opinionCompany,
  polarity,
  polarityDays,
  postStatistics,
  treeCompany,
  windowCounts,
} from '@pandora/contract/domains/market-opinion/shapes'
import type { postWindows } from '@pandora/contract/domains/market-opinion/names'
import { postPlatforms } from '@pandora/contract/domains/opinion/kinds'
import type { OutputOf } from '@pandora/contract/operation'
import type { CompanyProfileRow } from '@pandora/store/generated/schema'
import type { MarketFigures } from '../figures/offers/market.ts'
import type { Names } from '../../shared/names.ts'
import { presentArticle } from '../opinion/offers/articles.ts'
import type { FormedArticleRow } from '../opinion/offers/articles.queries.ts'
import { platformNamesOf } from '../opinion/offers/platforms.ts'
import { percentageOf, sumOf } from './days.ts'
import { industryOf, type Ground } from './ground.ts'
import type { ForumTotal } from './offers/forum-days.queries.ts'
import type { BarNamed } from './bars.ts'
import type { SessionBar } from './prices.queries.ts'
import { riseOf, type TopicDay } from './rises.ts'
import type { Windows } from './windows.ts'
import type { WordOfPosts } from './words.ts'
import type { WindowRow } from './windows.queries.ts'

type Counts = Omit<ForumTotal, 'subject'>

/** Counts as they go out. */
export function presentPolarity(counts: Counts | undefined): z.infer<typeof polarity> {
  const { many, empty, neutral, irrelevance, total, raw } = counts ?? sumOf([])
  return {
    many,
    empty,
    neutral,
    irrelevance,
    unread: total - many - empty - neutral - irrelevance,
    total,
    raw,
    percentage: percentageOf({ many, empty }),
  }
}

/** A company of the tree map with its posts. */
export function presentTreeCompany(
  one: MarketFigures,
  ground: Ground,
  counts: Counts | undefined,
): z.infer<typeof treeCompany> {
  const { many, empty, total, raw } = counts ?? sumOf([])
  const industry = industryOf(ground, one.industryCode)
  return {
    companyId: one.companyId,
    companyNameEn: one.nameEn,
    companyNameZh: one.nameZh,
    exchangeCode: one.exchange,
    exchangeZh: ground.exchanges.get(one.exchange)?.zh ?? one.exchange,
    exchangeEn: ground.exchanges.get(one.exchange)?.en ?? one.exchange,
    stockCode: one.code,
    securitiesAbbreviation: one.nameZh,
    industryId: industry?.industry_code ?? null,
    industryZh: industry?.name_zh ?? null,
    industryEn: industry?.name_en ?? null,
    currentMarket: one.marketCap,
    capBasis: one.capBasis,
    turnoverRate: one.turnoverRate,
    commentManyNum: many,
    commentEmptyNum: empty,
    commentManyEmptyPercentage: percentageOf({ many, empty }),
    heat: total,
    raw,
  }
}

/** The same with what only its own page says. */
export function presentCompany(
  company: z.infer<typeof treeCompany>,
  names: Names | undefined,
  place: Pick<CompanyProfileRow, 'website' | 'main_business'> | undefined,
): z.infer<typeof opinionCompany> {
  return {
    ...company,
    securitiesAbbreviation: names?.shortZh ?? company.securitiesAbbreviation,
    fullNameOfCompany: names?.fullNameZh ?? null,
    companyDescription: place?.main_business ?? null,
    website: place?.website ?? null,
  }
}

/** How posts stand by day. */
export function presentDays(days: readonly Counts[], time: string[]): z.infer<typeof polarityDays> {
  return {
    time,
    many: days.map((one) => one.many),
    empty: days.map((one) => one.empty),
    neutral: days.map((one) => one.neutral),
    irrelevance: days.map((one) => one.irrelevance),
    total: days.map((one) => one.total),
    raw: days.map((one) => one.raw),
    percentage: days.map(percentageOf),
  }
}

function presentForm(rows: readonly WindowRow[]): z.infer<typeof formCounts> {
  const all = sumOf(rows)
  const [xq, df] = ['xq', 'df'].map((platform) => sumOf(rows.filter((row) => row.platform === platform)))
  return {
    empty: all.empty,
    many: all.many,
    irrelevance: all.irrelevance,
    neutral: all.neutral,
    total: all.total,
    raw: all.raw,
    xqEmpty: xq?.empty ?? 0,
    xqMany: xq?.many ?? 0,
    xqIrrelevance: xq?.irrelevance ?? 0,
    xqNeutral: xq?.neutral ?? 0,
    xqTotal: xq?.total ?? 0,
    dfEmpty: df?.empty ?? 0,
    dfMany: df?.many ?? 0,
    dfIrrelevance: df?.irrelevance ?? 0,
    dfNeutral: df?.neutral ?? 0,
    dfTotal: df?.total ?? 0,
  }
}

/** Post statistics of the four windows (OPINION-09). */
export function presentStatistics(
  { today, spans }: Windows,
  rows: readonly WindowRow[],
  fictional: boolean,
): z.infer<typeof postStatistics> {
  const window = (name: (typeof postWindows)[number]): z.infer<typeof windowCounts> => {
    const own = rows.filter((row) => row.span === name)
    const span = spans[name]
    return {
      from: span?.from ?? null,
      to: span?.to ?? null,
      sessions: span?.sessions ?? [],
      article: presentForm(own.filter((row) => row.form === 'article')),
      comment: presentForm(own.filter((row) => row.form === 'comment')),
    }
  }
  return {
    today,
    pastFiveDays: window('pastFiveDays'),
    pastOneDays: window('pastOneDays'),
    yesterdayCloseToTodayOpen: window('yesterdayCloseToTodayOpen'),
    todayOpenToNowTime: window('todayOpenToNowTime'),
    platforms: presentPlatformNames(fictional),
  }
}

/** What the platforms are called. */
export const presentPlatformNames = (fictional: boolean) =>
  postPlatforms.map((platform) => ({ platform, ...platformNamesOf(fictional)[platform] }))

/** A post of a bar, or with a word. */
export const presentPost = (row: FormedArticleRow) => ({ ...presentArticle(row), form: row.form, board: row.board })

/** A word of the cloud: the colours go round by its letters, so that it keeps its own. */
export const presentWord = ({ word, posts }: WordOfPosts) => ({
  name: word,
  num: posts.length,
  color: ([...word].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % 10) + 1,
})

/** Sessions as they were traded. */
export const presentVolumes = (bars: readonly SessionBar[]): OutputOf<typeof marketOpinion.tradingVolume> => ({
  time: bars.map((bar) => bar.trade_date),
  volume: bars.map((bar) => bar.volume),
  amount: bars.map((bar) => bar.amount),
  turnoverRate: bars.map((bar) => bar.turnover_rate),
})

/** Prices of sessions in their basis. */
export const presentPrices = (
  bars: readonly SessionBar[],
  currency: string | null,
): OutputOf<typeof marketOpinion.transactionPrice> => ({
  time: bars.map((bar) => bar.trade_date),
  close: bars.map((bar) => bar.close),
  high: bars.map((bar) => bar.high),
  low: bars.map((bar) => bar.low),
  basis: bars[0]?.basis ?? null,
  currency,
})

/** A hot topic of a day with its rises since the day before. */
export function presentTopic(
  { row, before, days }: TopicDay,
  companies: readonly MarketFigures[],
): z.infer<typeof hotTopicItem> {
  return {
    platform: row.platform === 'xq' ? 'xq' : 'df',
    topicId: row.topic_id,
    title: row.title.replace(/^#|#$/g, ''),
    rank: row.rank,
    rankBefore: before?.rank ?? null,
    viewCount: row.view_count,
    talkCount: row.talk_count,
    heat: riseOf(before?.view_count, row.view_count),
    talk: riseOf(before?.talk_count, row.talk_count),
    days,
    companies: companies.map(({ companyId, nameZh, nameEn }) => ({ companyId, nameZh, nameEn })),
  }
}

/** An industry’s bar, a board or all that is about no company, with its posts and those of the stretch before. */
export const presentBar = (
  { barId, kind, nameZh, nameEn, companies }: BarNamed,
  counts: Counts | undefined,
  before: Counts | undefined,
): z.infer<typeof bar> => ({
  barId,
  kind,
  nameZh,
  nameEn,
  companies,
  before: before?.total ?? 0,
  ...presentPolarity(counts),
})

/** Industries of the first level that have companies, by code. */
export function presentIndustries(
  ground: Ground,
  companies: readonly MarketFigures[],
): OutputOf<typeof marketOpinion.heatGraph>['industries'] {
  const found = new Map(
    companies.flatMap(({ industryCode }) => {
      const node = industryOf(ground, industryCode)
      return node ? [[node.industry_code, node] as const] : []
    }),
  )
  return [...found.values()]
    .toSorted((one, other) => (one.industry_code < other.industry_code ? -1 : 1))
    .map((node) => ({ id: node.industry_code, nameZh: node.name_zh, nameEn: node.name_en }))
}
