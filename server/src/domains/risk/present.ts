import type { z } from 'zod'
import type {
  influencedCompany,
  reachPart,
  riskNews,
  riskTopic,
  sentimentPoint,
} from '@pandora/contract/domains/risk/shapes'
import type { RiskType } from '@pandora/contract/domains/risk/types'
import { placeName } from '@pandora/intelligence/risks/places'
import { sentimentOf, signedOf } from '@pandora/intelligence/risks/sentiment'
import type { DocumentCompanyName, ListedDocument } from '../documents/offers/documents.queries.ts'
import { presentNewsItem } from '../documents/offers/documents.ts'
import { isOfPlace, typeOf, type Telling, type Topic } from './topics.ts'

type WireTopic = z.infer<typeof riskTopic>
type WireSubject = WireTopic['subject']
export type WirePart = z.infer<typeof reachPart>
type WireNews = z.infer<typeof riskNews>

/** Names of companies by id. */
export type Names = ReadonlyMap<string, { name_zh: string | null; name_en: string | null }>

/** Three digits of heat: what a text adds after months is still seen. */
const short = (value: number, digits = 3): number => Number(value.toFixed(digits))

/** Whom a risk is of, in words. */
export function presentSubject(ofPlace: boolean, id: string, names: Names): WireSubject {
  if (id === '') return { kind: 'none', id: '', nameZh: null, nameEn: null }
  if (ofPlace) {
    const name = placeName(id)
    return { kind: 'place', id, nameZh: name?.zh ?? null, nameEn: name?.en ?? null }
  }
  const name = names.get(id)
  return { kind: 'company', id, nameZh: name?.name_zh ?? null, nameEn: name?.name_en ?? null }
}

function moodOf(tellings: readonly Telling[]): number | null {
  const signed = tellings.flatMap((one) => signedOf(one) ?? [])
  return signed.length === 0 ? null : short(signed.reduce((sum, one) => sum + one, 0) / signed.length, 1)
}

/** A topic with its newest document, whose title is given. */
export function presentTopic(topic: Topic, names: Names, titles: ReadonlyMap<string, string>): WireTopic {
  const newest = topic.tellings[0]?.documentId ?? ''
  return {
    topicId: topic.topicId,
    riskType: typeOf(topic),
    subject: presentSubject(isOfPlace(topic), topic.subject, names),
    firstDay: topic.firstDay,
    lastDay: topic.lastDay,
    stories: topic.stories,
    documents: new Set(topic.tellings.map(({ documentId }) => documentId)).size,
    topicHeat: short(topic.heat),
    mood: moodOf(topic.tellings),
    newsId: newest,
    newsTitle: titles.get(newest) ?? '',
  }
}

/** Documents and stories of a topic by day. */
export const presentCourse = ({ tellings }: Topic) =>
  [...Map.groupBy(tellings, ({ day }) => day)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, own]) => ({
      day,
      documents: new Set(own.map(({ documentId }) => documentId)).size,
      stories: new Set(own.map(({ storyId }) => storyId)).size,
    }))

/** Places that the texts of a topic name, those of most stories first. */
export const presentPlaces = (tellings: readonly Pick<Telling, 'place' | 'storyId'>[]) =>
  [...Map.groupBy(tellings, ({ place }) => place)]
    .flatMap(([code, own]) => {
      const name = placeName(code)
      return name === null
        ? []
        : [{ code, nameZh: name.zh, nameEn: name.en, stories: new Set(own.map(({ storyId }) => storyId)).size }]
    })
    .toSorted((a, b) => b.stories - a.stories || (a.code < b.code ? -1 : 1))

/** What of a document's risk stands beside it. */
export interface NewsOfRisk {
  risk_type: RiskType
  quote: string
  copies: number
  heat: number
  topicId: string
}

/** Documents as news of risks; those of which nothing is known are left out. */
export function presentRiskNews(
  rows: readonly ListedDocument[],
  companies: readonly DocumentCompanyName[],
  of: ReadonlyMap<string, NewsOfRisk>,
): WireNews[] {
  return rows.flatMap((row) => {
    const risk = of.get(row.document_id)
    if (!risk) return []
    return [
      {
        ...presentNewsItem(row, companies),
        riskType: risk.risk_type,
        quote: risk.quote,
        copies: risk.copies,
        storyHeat: short(risk.heat),
        topicId: risk.topicId,
      },
    ]
  })
}

/** Sentiment by day of what some tellings say; a document that tells twice counts once. */
export function presentSentiment(tellings: readonly Telling[]): z.infer<typeof sentimentPoint>[] {
  return sentimentOf([...new Map(tellings.map((one) => [one.documentId, one])).values()])
}

/** Companies that a topic reaches, by points. */
export const presentInfluenced = (
  rows: readonly { companyId: string; points: number; parts: readonly WirePart[] }[],
  names: Names,
): z.infer<typeof influencedCompany>[] =>
  rows.map(({ companyId, points, parts }) => ({
    companyId,
    nameZh: names.get(companyId)?.name_zh ?? null,
    nameEn: names.get(companyId)?.name_en ?? null,
    points,
    parts: parts.map((part) =>
      part.viaId === null
        ? part
        : {
            ...part,
            viaZh: names.get(part.viaId)?.name_zh ?? null,
            viaEn: names.get(part.viaId)?.name_en ?? null,
          },
    ),
  }))
