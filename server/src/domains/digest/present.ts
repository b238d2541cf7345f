import type { z } from 'zod'
import type { digest } from '@pandora/contract/domains/digest/operations'
import type { digestMove, digestStory } from '@pandora/contract/domains/digest/shapes'
import type { OutputOf } from '@pandora/contract/operation'
import { gistOf } from '@pandora/intelligence/gist/gist'
import { companiesOfDocuments, type ListedDocument } from '../documents/offers/documents.queries.ts'
import { presentNewsItem } from '../documents/offers/documents.ts'
import { dayPlus } from '../../shared/timeline.ts'
import { keysOf, type Composed, type ToldBefore, type ToldStory } from './compose.ts'
import type { Content } from './content.ts'
import type { EditionRow } from './editions.queries.ts'
import type { MoveRow } from './figures/figures.queries.ts'
import type { AddressRow, SubscriptionRow } from './subscriptions.queries.ts'
import type { Db } from '@pandora/store/database'
import type { View } from '@pandora/store/as-of'

type Story = z.infer<typeof digestStory>

const iso = (ms: number): string => new Date(ms).toISOString()
/** Companies named beside a story, those it is about first. */
const MOST_NAMED = 6

const presentMove = (row: MoveRow): z.infer<typeof digestMove> => ({
  securityId: row.security_id,
  nameZh: row.name_zh,
  nameEn: row.name_en,
  days: row.days,
  closes: row.closes,
  moved: row.moved,
  basis: row.basis,
})

function presentStory(told: ToldStory, { names, analysed }: Composed): Story[] {
  const { story, documents } = told
  const leader = documents.find((one) => one.document_id === story.leader) ?? documents[0]
  if (!leader) return []
  const result = leader.language === 'zh' ? analysed.get(leader.document_id)?.result : null
  const gist = result ? gistOf(leader.title, result.mentions, result.events) : null
  return [
    {
      newsId: leader.document_id,
      title: leader.title,
      language: leader.language,
      gist: gist && {
        companyId: gist.companyId,
        nameEn: names.get(gist.companyId)?.nameEn ?? null,
        text: gist.text,
      },
      sentences: told.sentences,
      sources: documents.map((one) => ({
        newsId: one.document_id,
        title: one.title,
        source: one.source_name,
        sourceEn: one.source_name_en,
        newsTimestamp: one.published_at,
      })),
      copies: story.ids.length,
      sourceCount: story.sources.length,
      companies: [...story.subjects, ...story.mentions].slice(0, MOST_NAMED).map((companyId) => ({
        companyId,
        nameZh: names.get(companyId)?.nameZh ?? null,
        nameEn: names.get(companyId)?.nameEn ?? null,
      })),
      newsTimestamp: leader.published_at,
      weight: told.weight,
      why: told.why,
      toldAt: told.toldAt === null ? null : iso(told.toldAt),
    },
  ]
}

/** A digest as it goes out, and as an edition is kept. */
export function presentContent(composed: Composed): Content {
  const { ground, storyCount, leftOut } = composed
  const { span, indexes, risers, fallers } = ground
  const days = [...indexes, ...risers, ...fallers].flatMap((row) => row.days.slice(1))
  return {
    from: iso(span.from),
    to: iso(span.to),
    asOf: iso(span.to),
    newsCount: ground.newsCount,
    storyCount,
    roundups: ground.roundups,
    cut: ground.cut,
    leftOut,
    stories: composed.stories.flatMap((one) => presentStory(one, composed)),
    figures: {
      from: days.length === 0 ? null : days.reduce((a, b) => (a < b ? a : b)),
      to: days.length === 0 ? null : days.reduce((a, b) => (a > b ? a : b)),
      indexes: indexes.map(presentMove),
      risers: risers.map(presentMove),
      fallers: fallers.map(presentMove),
    },
  }
}

/** What is kept of an edition to know its stories again. */
export const toldIn = ({ stories }: Composed): Omit<ToldBefore, 'at'>[] =>
  stories.map(({ story, documents, sentences }) => ({
    keys: keysOf(story),
    texts: [
      documents.find((one) => one.document_id === story.leader)?.title ?? '',
      ...sentences.map((one) => one.text),
    ],
  }))

/** A page of news with the companies that each names. */
export async function presentNews(
  db: Db,
  view: View,
  rows: readonly (ListedDocument & { copies: number })[],
): Promise<OutputOf<typeof digest.news>['dataList']> {
  const companies = await companiesOfDocuments(
    db,
    view,
    rows.map((row) => row.document_id),
  )
  return rows.map((row) => ({ ...presentNewsItem(row, companies), copies: row.copies }))
}

/** A week with how many news it holds. */
export const presentWeek = (
  week: string,
  newsCount: number,
  ended: boolean,
): OutputOf<typeof digest.weeklyReport>['weekList'][number] => ({ week, lastDay: dayPlus(week, 6), newsCount, ended })

/** Names of what subscriptions are about, by id. */
export type ScopeNames = ReadonlyMap<string, { zh: string | null; en: string | null }>

export const presentSubscription = (
  row: SubscriptionRow,
  names: ScopeNames,
): OutputOf<typeof digest.saveSubscription> => ({
  subscriptionId: row.subscription_id,
  name: row.name,
  edition: row.edition,
  minute: row.minute,
  weekday: row.weekday,
  zone: row.zone,
  language: row.language,
  scope: row.scope,
  groupId: row.scope === 'group' ? row.scope_id : null,
  themeId: row.scope === 'theme' ? row.scope_id : null,
  floorId: row.scope === 'floor' ? row.scope_id : null,
  scopeZh: row.scope_id === null ? null : (names.get(row.scope_id)?.zh ?? null),
  scopeEn: row.scope_id === null ? null : (names.get(row.scope_id)?.en ?? null),
  mail: row.mail,
  nextAt: iso(row.next_at),
})

export const presentEdition = (row: EditionRow): OutputOf<typeof digest.sendAgain> => ({
  editionId: row.edition_id,
  subscriptionId: row.subscription_id,
  name: row.name,
  edition: row.edition,
  from: iso(row.from_at),
  to: iso(row.to_at),
  composedAt: iso(row.composed_at),
  stories: row.stories,
  firstTitle: row.first_title,
  mailState: row.mail_state,
  mailedAt: row.mailed_at === null ? null : iso(row.mailed_at),
  mailSaid: row.mail_said,
})

/** The address that editions are mailed to. */
export const presentAddress = ({
  email,
  bounces,
  rests_since: restsSince,
}: AddressRow): OutputOf<typeof digest.subscriptions>['address'] => ({
  email,
  bounces,
  restsSince: restsSince === null ? null : iso(restsSince),
})
