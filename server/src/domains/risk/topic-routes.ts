import { CLOUD_SIZE, risk, TREND_LINES } from '@pandora/contract/domains/risk/operations'
import { dayOf } from '@pandora/contract/time'
import { serve, type Route } from '../../http/route.ts'
import { pageOf, partOf, wholeOf } from '../../shared/page.ts'
import { companiesOfDocuments, listedDocuments } from '../documents/offers/documents.queries.ts'
import { newsOf, storiesOf, wordsOf } from './news.ts'
import {
  presentCourse,
  presentInfluenced,
  presentPlaces,
  presentRiskNews,
  presentSentiment,
  presentTopic,
  type NewsOfRisk,
} from './present.ts'
import { influencesOf } from './reach.ts'
import { companyNames } from './reach.queries.ts'
import { earlierTellings, quotesOf, waitingCount } from './tellings.queries.ts'
import { filtered, heldTopics, isOfPlace, topicOf, typeOf } from './topics.ts'

const DAY = 86_400_000

/** Days that end with the one of an instant, oldest first. */
const daysUntil = (newest: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => dayOf(newest - (count - 1 - at) * DAY))
const dayOrNull = (newest: number | null): string | null => (newest === null ? null : dayOf(newest))

export const topicRoutes: readonly Route[] = [
  serve(risk.topics, async ({ services, db, view, input }) => {
    const { topics, newest } = await heldTopics.read(services, view, {})
    const found = filtered(topics, input)
    const shown = partOf(found, input)
    const [{ names, titles }, waiting] = await Promise.all([wordsOf(db, view, shown), waitingCount(db, view)])
    return {
      ...pageOf(
        shown.map((topic) => presentTopic(topic, names, titles)),
        found.length,
        input,
      ),
      newestDay: dayOrNull(newest),
      waiting: view.asOf === null ? waiting : 0,
    }
  }),

  serve(risk.topic, async ({ services, db, view, input }) => {
    const { topic } = await topicOf(services, view, input.topicId)
    const { topics } = await heldTopics.read(services, view, {})
    const { names, titles } = await wordsOf(db, view, [topic])
    const own = new Set(topic.tellings.map(({ documentId }) => documentId))
    // A text may name several places: those of all its tellings of the type.
    const beside = topics.filter(({ type }) => type === topic.type).flatMap(({ tellings }) => tellings)
    return {
      ...presentTopic(topic, names, titles),
      course: presentCourse(topic),
      places: presentPlaces(beside.filter(({ documentId }) => own.has(documentId))),
    }
  }),

  serve(risk.topicCloud, async ({ services, db, view, input }) => {
    const { topics, newest } = await heldTopics.read(services, view, {})
    const shown = filtered(topics, input).slice(0, CLOUD_SIZE)
    const { names, titles } = await wordsOf(db, view, shown)
    return {
      ...wholeOf(
        shown.map((topic) => ({ ...presentTopic(topic, names, titles), value: Number(topic.heat.toFixed(3)) })),
      ),
      newestDay: dayOrNull(newest),
    }
  }),

  serve(risk.hotTrend, async ({ services, db, view, input }) => {
    const { topics, newest } = await heldTopics.read(services, view, {})
    if (newest === null) return { days: [], ...wholeOf([]) }
    const days = daysUntil(newest, input.days)
    const shown = filtered(topics, input)
      .filter(({ lastDay }) => lastDay >= (days[0] ?? ''))
      .slice(0, TREND_LINES)
    const { names, titles } = await wordsOf(db, view, shown)
    const rows = shown.map((topic) => {
      const byDay = new Map(presentCourse(topic).map((one) => [one.day, one.stories]))
      return { ...presentTopic(topic, names, titles), values: days.map((day) => byDay.get(day) ?? 0) }
    })
    return { days, ...wholeOf(rows) }
  }),

  serve(risk.topicHotNews, async ({ services, db, view, input }) => {
    const { topic, newest } = await topicOf(services, view, input.topicId)
    const stories = storiesOf([topic], newest)
    return pageOf(await newsOf(db, view, partOf(stories, input)), stories.length, input)
  }),

  serve(risk.historyNews, async ({ services, db, view, input }) => {
    const { topic } = await topicOf(services, view, input.topicId)
    const type = typeOf(topic)
    const before = topic.tellings.at(-1)?.at ?? 0
    const asked = { type, subject: topic.subject, isPlace: isOfPlace(topic), before }
    const found = await earlierTellings(db, view, asked, input)
    const ids = found.map((one) => one.document_id)
    const [rows, companies, quotes] = await Promise.all([
      listedDocuments(db, view, ids),
      companiesOfDocuments(db, view, ids),
      quotesOf(db, view, type, ids),
    ])
    const of = new Map(
      quotes.map(({ document_id: id, risk_type, quote }): [string, NewsOfRisk] => [
        id,
        { risk_type, quote, copies: 1, heat: 0, topicId: topic.topicId },
      ]),
    )
    const total =
      found[0]?.total ??
      (input.page === 0 ? 0 : ((await earlierTellings(db, view, asked, { page: 0, size: 1 }))[0]?.total ?? 0))
    return pageOf(presentRiskNews(rows, companies, of), total, input, found.length)
  }),

  serve(risk.topTenNews, async ({ services, db, view, input }) => {
    const { topics, newest } = await heldTopics.read(services, view, {})
    const stories = storiesOf(filtered(topics, input), newest ?? 0)
    return pageOf(await newsOf(db, view, partOf(stories, input)), stories.length, input)
  }),

  serve(risk.sentimentTrend, async ({ services, view, input }) => {
    const { topics, newest } = await heldTopics.read(services, view, {})
    if (newest === null) return { points: [], documents: 0, newestDay: null }
    const own =
      input.topicId === undefined ? filtered(topics, input) : [(await topicOf(services, view, input.topicId)).topic]
    const [from = ''] = daysUntil(newest, input.days)
    const tellings = own.flatMap((topic) => topic.tellings).filter(({ day }) => day >= from)
    return {
      points: presentSentiment(tellings),
      documents: new Set(tellings.map(({ documentId }) => documentId)).size,
      newestDay: dayOf(newest),
    }
  }),

  serve(risk.companyInfluence, async ({ services, db, view, input }) => {
    const { topic, newest } = await topicOf(services, view, input.topicId)
    const all = await influencesOf(db, view, topic, newest)
    const shown = partOf(all, input)
    const ids = shown.flatMap(({ companyId, parts }) => [companyId, ...parts.flatMap(({ viaId }) => viaId ?? [])])
    return pageOf(presentInfluenced(shown, await companyNames(db, view, ids)), all.length, input)
  }),
]
