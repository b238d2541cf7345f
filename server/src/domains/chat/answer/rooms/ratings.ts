import { dayOf } from '@pandora/contract/time'
import { ratingIn, targetIn, type RatingChange, type RatingClass } from '@pandora/intelligence/reports/rating'
import type { RatingsAsked } from '@pandora/intelligence/answers/rooms/asked'
import { textsOfDocuments } from '../../../documents/offers/documents.queries.ts'
import { newestAbout, newestSubjects } from '../../../documents/offers/newest.queries.ts'
import { listedEvents } from '../../../events/offers/listed.ts'
import { addFact, companyName, inWords, lacks, nameIn, say, type Asking, type Draft } from '../draft.ts'
import { amongGroups, amongWords } from '../many/groups.ts'
import { ratingWords } from './rating-words.ts'
import { countFact, instantsOf, namesOf, quotePlaces, spanOf, textFact, type Span } from './parts.ts'

/** Days looked back over the market where no time is named, rows of a list, and most events and reports looked through. */
const [USUAL_DAYS, SHOWN, MOST, REPORTS] = [90, 8, 3000, 60]

const changes: Readonly<Record<RatingChange, { zh: string; en: string }>> = {
  up: { zh: '上调', en: 'raised' },
  keep: { zh: '维持', en: 'kept' },
  down: { zh: '下调', en: 'lowered' },
  new: { zh: '首次', en: 'first' },
}

type Text = Awaited<ReturnType<typeof textsOfDocuments>>[number]
/** A text with the rating that it gives a company. */
interface Rated {
  companyId: string
  row: Text
  rating: NonNullable<ReturnType<typeof ratingIn>>
}
/** What was found; `more`: older ones of the time were not looked through. */
interface Found {
  rated: Rated[]
  more: boolean
}

/** Answers which ratings analysts changed over a time, or the latest ratings of companies, as their texts give them. */
export async function answerRatings(draft: Draft, asking: Asking, asked: RatingsAsked): Promise<void> {
  const ids = asked.companies.flatMap((one) => one.companyIds)
  const span = spanOf(draft, asking, asked, ids.length > 0 ? null : USUAL_DAYS)
  if (span === null) return
  draft.operation = ids.length > 0 ? 'research.list' : 'events.search'
  const what =
    asked.change === 'down'
      ? inWords(draft, '评级下调', 'Ratings lowered')
      : asked.change === 'up'
        ? inWords(draft, '评级上调', 'Ratings raised')
        : ids.length > 0
          ? inWords(draft, '评级', 'Ratings')
          : inWords(draft, '评级变动', 'Changes of ratings')
  const group = { ...asking, reading: { ...asking.reading, themes: asked.themes, industries: asked.industries } }
  const where = ids.length > 0 ? namesOf(draft, asking, ids) : amongWords(draft, { ...group.reading, place: null })
  draft.understood = [where, span.words, what].filter((one) => one !== '').join(' ')
  for (const id of ids)
    draft.opens.push({
      name: inWords(
        draft,
        `${companyName(draft, asking.known, id)}的研报`,
        `Reports on ${companyName(draft, asking.known, id)}`,
      ),
      path: `company/${id}/reports`,
    })
  const { rated, more } =
    ids.length > 0 && asked.change === null
      ? await ratedReports(asking, ids, span)
      : await ratedChanges(group, ids, span)
  const own = rated
    .filter(({ rating }) =>
      asked.change === null
        ? ids.length > 0 || rating.change === 'up' || rating.change === 'down'
        : rating.change === asked.change,
    )
    .toSorted((a, b) => b.row.published_at - a.row.published_at || (a.row.document_id < b.row.document_id ? 1 : -1))
  if (own.length === 0) {
    lacks(
      draft,
      inWords(
        draft,
        `${span.words} 研报和新闻里没有${where === '' ? '' : `${where}的`}${what}`,
        `No ${what.toLowerCase()}${where === '' ? '' : ` of ${where}`} in reports and news, ${span.words}`,
      ),
      inWords(draft, '可以问更长的时间，或导入研报', 'Ask of a longer time, or import reports'),
    )
    return
  }
  draft.state = 'answered'
  const total = countFact(draft, what, own.length, span.words)
  say(
    draft,
    inWords(
      draft,
      `${span.words} 研报和新闻里${where === '' ? '' : `${where}的`}${what}${more ? '至少有 ' : '有 '}`,
      `${what}${where === '' ? '' : ` of ${where}`} in reports and news, ${span.words}: ${more ? 'at least ' : ''}`,
    ),
    { fact: total },
    inWords(draft, ' 篇，从新到旧：', '; the newest first.'),
  )
  if (asked.summed) await tellStand(draft, asking, own, span)
  await tellRated(draft, asking, own.slice(0, asked.most ?? SHOWN), `${what} ${span.words}`)
}

/** How the last report of each broker stands to each company: how many say what, and between which prices targets lie. */
async function tellStand(draft: Draft, { known }: Asking, rated: readonly Rated[], span: Span): Promise<void> {
  for (const [companyId, reports] of Map.groupBy(rated, (one) => one.companyId)) {
    const last = [...Map.groupBy(reports, ({ row }) => row.source_name).values()].flatMap(([newest]) => newest ?? [])
    const company = companyName(draft, known, companyId)
    const more = { companyId, company, period: span.words }
    const stands = (Object.keys(ratingWords) as RatingClass[]).flatMap((of) => {
      const many = last.filter(({ rating }) => rating.class === of).length
      return many === 0 ? [] : [{ of, many }]
    })
    say(
      draft,
      inWords(draft, `${company}：各券商最近一篇研报的评级，`, `${company}, by the last report of each broker: `),
      ...stands.flatMap(({ of, many }, at) => {
        const label = inWords(draft, `${ratingWords[of].zh}的券商`, `brokers at ${ratingWords[of].en}`)
        const fact = addFact(draft, { ...more, label, unit: 'count', value: many })
        return [at === 0 ? '' : inWords(draft, '、', ', '), `${label} `, { fact }]
      }),
      inWords(draft, '。', '.'),
    )
    const targets = last.flatMap((one) => {
      const target = targetIn(one.row.title, one.row.body)
      return target ? [{ target, row: one.row }] : []
    })
    const [currency] = new Set(targets.map(({ target }) => target.currency))
    const own = targets.filter(({ target }) => target.currency === currency)
    const [low, high] = [
      own.toSorted((a, b) => a.target.value - b.target.value)[0],
      own.toSorted((a, b) => b.target.value - a.target.value)[0],
    ]
    if (!low || !high) {
      lacks(
        draft,
        inWords(draft, `${company}的目标价`, `Target prices of ${company}`),
        inWords(draft, '这些研报没有写明', 'These reports name none'),
      )
      continue
    }
    const price = (label: string, value: number) =>
      addFact(draft, { ...more, label, unit: 'per-share', currency: low.target.currency, value })
    const counted = addFact(draft, {
      ...more,
      label: inWords(draft, '写明目标价的券商', 'brokers with a target price'),
      unit: 'count',
      value: own.length,
    })
    const [lowest, highest] = [
      inWords(draft, '最低目标价', 'lowest target price'),
      inWords(draft, '最高目标价', 'highest target price'),
    ]
    const mean = inWords(draft, '平均目标价', 'mean target price')
    say(
      draft,
      inWords(draft, `${company}：写明目标价的券商 `, `${company}: brokers with a target price `),
      { fact: counted },
      `${inWords(draft, '，', ', ')}${lowest} `,
      { fact: price(lowest, low.target.value) },
      `${inWords(draft, '，', ', ')}${highest} `,
      { fact: price(highest, high.target.value) },
      `${inWords(draft, '，', ', ')}${mean} `,
      { fact: price(mean, own.reduce((sum, { target }) => sum + target.value, 0) / own.length) },
      inWords(draft, '。', '.'),
    )
  }
}

/** The newest reports about companies that give a rating. */
async function ratedReports({ services, view }: Asking, companies: readonly string[], span: Span): Promise<Found> {
  const lists = await Promise.all(
    companies.map(async (companyId) => {
      const found = await newestAbout(
        services.sql,
        view,
        { companies: [companyId], kind: 'report', ...instantsOf(span) },
        REPORTS + 1,
      )
      const rated = (await textsOfDocuments(services.sql, view, found.slice(0, REPORTS))).flatMap((row) => {
        const rating = ratingIn(row.title, row.body)
        return rating ? [{ companyId, row, rating }] : []
      })
      return { rated, more: found.length > REPORTS }
    }),
  )
  return { rated: lists.flatMap((one) => one.rated), more: lists.some((one) => one.more) }
}

/**
 * Reports that say which way they changed a rating, and texts of other kinds that tell of such an event, each text once
 * a company.
 */
async function ratedChanges(asking: Asking, companies: readonly string[], span: Span): Promise<Found> {
  const { services, view } = asking
  const among = companies.length > 0 ? companies : await amongGroups(asking).then((set) => (set ? [...set] : null))
  const days = instantsOf(span)
  const [reports, listed] = await Promise.all([
    newestSubjects(services.sql, view, { companies: among, kind: 'report', ...days }, MOST + 1),
    listedEvents(
      services.sql,
      view,
      { ...days, types: ['rating-change'], companies: among, themeId: null },
      { kinds: ['report', 'news', 'announcement'], given: false, most: MOST },
    ),
  ])
  const pairs = new Map(
    [
      ...reports.slice(0, MOST).map((row) => ({ companyId: row.company_id, documentId: row.document_id })),
      ...listed.flatMap(({ event: { companyId }, told }) =>
        companyId === null ? [] : told.map(({ documentId }) => ({ companyId, documentId })),
      ),
    ].map((one) => [`${one.companyId} ${one.documentId}`, one]),
  )
  const ids = [...new Set([...pairs.values()].map((one) => one.documentId))]
  const rows = new Map((await textsOfDocuments(services.sql, view, ids)).map((row) => [row.document_id, row]))
  const rated = [...pairs.values()].flatMap(({ companyId, documentId }): Rated[] => {
    const row = rows.get(documentId)
    const rating = row && ratingIn(row.title, row.body)
    return row && rating && (rating.change === 'up' || rating.change === 'down') ? [{ companyId, row, rating }] : []
  })
  return { rated, more: reports.length > MOST || listed.length >= MOST }
}

async function tellRated(draft: Draft, asking: Asking, shown: readonly Rated[], title: string): Promise<void> {
  draft.parts.push({
    type: 'table',
    title,
    heads: 'companies',
    columns: [
      inWords(draft, '日期', 'Day'),
      inWords(draft, '来源', 'Source'),
      inWords(draft, '评级', 'Rating'),
      inWords(draft, '变动', 'Change'),
      inWords(draft, '目标价', 'Target price'),
    ],
    rows: shown.map(({ companyId, row, rating }) => {
      const company = companyName(draft, asking.known, companyId)
      const more = { companyId, company, period: dayOf(row.published_at) }
      const target = targetIn(row.title, row.body)
      return {
        head: company,
        companyId,
        factIds: [
          textFact(draft, inWords(draft, '日期', 'Day'), dayOf(row.published_at), more),
          textFact(
            draft,
            inWords(draft, '来源', 'Source'),
            inWords(draft, row.source_name, row.source_name_en ?? row.source_name),
            more,
          ),
          textFact(
            draft,
            inWords(draft, '评级', 'Rating'),
            inWords(draft, rating.text, nameIn(draft, ratingWords[rating.class])),
            more,
          ),
          rating.change === null
            ? null
            : textFact(draft, inWords(draft, '变动', 'Change'), nameIn(draft, changes[rating.change]), more),
          target === null
            ? null
            : addFact(draft, {
                ...more,
                label: inWords(draft, '目标价', 'Target price'),
                unit: 'per-share',
                currency: target.currency,
                value: target.value,
              }),
        ],
      }
    }),
  })
  await quotePlaces(
    draft,
    asking,
    shown.map(({ row, rating }) => ({
      documentId: row.document_id,
      field: rating.span.field,
      start: rating.span.start,
    })),
  )
}
