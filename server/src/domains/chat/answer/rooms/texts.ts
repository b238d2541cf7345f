import { documentKinds, type DocumentKind } from '@pandora/contract/domains/documents/kinds'
import { instantOf } from '@pandora/contract/time'
import { sentencesFor } from '@pandora/intelligence/digest/extract'
import type { FlashAsked, LatestAsked, RecapAsked } from '@pandora/intelligence/answers/rooms/asked'
import { textsOfDocuments } from '../../../documents/offers/documents.queries.ts'
import { newestAbout, weightiest } from '../../../documents/offers/newest.queries.ts'
import { priceEventsOf } from '../../../price-events/offers/list.ts'
import { companyName, inWords, lacks, say, type Asking, type Draft } from '../draft.ts'
import { answerPrices } from '../prices.ts'
import { countFact, instantsOf, namesOf, quotePlaces, spanOf, type Place } from './parts.ts'

/** Texts of a flash, of the newest ones, of a recap; and days in which the newest text of a company is looked for. */
const [FLASH_SHOWN, LATEST_SHOWN, RECAP_SHOWN, LATEST_DAYS] = [8, 1, 8, 3650]
/** What sources and the press tell. */
const told = documentKinds.filter((one) => one !== 'post')
const NOON_HOURS = '12:00:00'

/** Answers the newest texts of the market: of a morning, a day or now, those of the largest events first. */
export async function answerFlash(draft: Draft, asking: Asking, asked: FlashAsked): Promise<void> {
  const { services, view, now, known } = asking
  const span = spanOf(draft, asking, asked, 0, 0)
  if (span === null) return
  draft.operation = 'flash.newsList'
  const noon = instantOf(span.to, NOON_HOURS)
  const { from, to } = instantsOf(span)
  const until = Math.min(asked.morning ? noon : to, view.asOf ?? now)
  const { rows, documents } = await weightiest(services.sql, view, { from, to: until }, asked.most ?? FLASH_SHOWN)
  const when = `${span.words}${asked.morning ? inWords(draft, ' 上午', ', morning') : ''}`
  draft.understood = `${when} ${inWords(draft, '快讯', 'flash news')}`
  draft.opens.push({ name: inWords(draft, '快讯', 'Flash news'), path: 'flash' })
  if (documents === 0) {
    lacks(
      draft,
      inWords(draft, `${when} 的新闻、公告和研报`, `News, announcements and reports, ${when}`),
      inWords(
        draft,
        `这段时间还没有；可以问最近一天，如“昨天有什么快讯”。今天是 ${known.today}`,
        `None yet: ask of another day, as in “headlines yesterday”. Today is ${known.today}`,
      ),
    )
    return
  }
  draft.state = 'answered'
  const count = countFact(draft, inWords(draft, '文章', 'Texts'), documents, span.words)
  say(
    draft,
    inWords(draft, `${when}有新闻、公告和研报 `, `News, announcements and reports, ${when}: `),
    { fact: count },
    inWords(
      draft,
      ' 篇；事件规模大的、讲到的来源多的在前：',
      '; those of the largest events, then those most sources tell, come first.',
    ),
  )
  await quotePlaces(draft, asking, rows.slice(0, asked.most ?? FLASH_SHOWN).map(titleOf))
}

const titleOf = ({ document_id: documentId }: { document_id: string }): Place => ({
  documentId,
  field: 'title',
  start: 0,
})

const kindWords: Readonly<Partial<Record<DocumentKind, { zh: string; en: string }>>> = {
  announcement: { zh: '公告', en: 'announcement' },
  news: { zh: '新闻', en: 'news' },
  report: { zh: '研报', en: 'research report' },
}

/** Answers the newest text of a kind about companies: its title, its day and what it says first. */
export async function answerLatest(draft: Draft, asking: Asking, asked: LatestAsked): Promise<void> {
  const { services, view } = asking
  const span = spanOf(draft, asking, asked, null, LATEST_DAYS)
  if (span === null) return
  draft.operation = 'documents.search'
  const ids = asked.companies.flatMap((one) => one.companyIds)
  const [names, kind] = [namesOf(draft, asking, ids), kindWords[asked.kind] ?? { zh: '文章', en: 'text' }]
  draft.understood = `${names} ${inWords(draft, `最新${kind.zh}`, `latest ${kind.en}`)}`
  const found = await newestAbout(
    services.sql,
    view,
    { companies: ids, kind: asked.kind, ...instantsOf(span) },
    asked.most ?? LATEST_SHOWN,
  )
  if (found.length === 0) {
    lacks(
      draft,
      inWords(draft, `${names}的${kind.zh}`, `${names}: ${kind.en}`),
      inWords(draft, `导入${kind.zh}`, `Import ${kind.en}s`),
    )
    return
  }
  draft.state = 'answered'
  const rows = new Map((await textsOfDocuments(services.sql, view, found)).map((row) => [row.document_id, row]))
  await quotePlaces(
    draft,
    asking,
    found.map((documentId): Place => {
      const row = rows.get(documentId)
      const [first] = row ? sentencesFor({ title: row.title, body: row.body }, row.language, 1) : []
      return first ? { documentId, field: 'body', start: first.start } : { documentId, field: 'title', start: 0 }
    }),
  )
}

/** Answers what happened at a company over a time: what was told of it, and how its price went. */
export async function answerRecap(draft: Draft, asking: Asking, asked: RecapAsked): Promise<void> {
  const { services, view, now, reading } = asking
  const span = spanOf(draft, asking, asked, 90)
  const [companyId] = asked.companies.flatMap((one) => one.companyIds)
  if (span === null || companyId === undefined) return
  const name = companyName(draft, asking.known, companyId)
  draft.understood = `${name} ${span.words}`
  const { shown, hasMore } = await priceEventsOf(services.sql, view, {
    companyId,
    from: span.from,
    to: span.to,
    kinds: told,
    risk: true,
    opportunity: true,
    direct: true,
    indirect: false,
    limit: 400,
    now,
  })
  const own = shown.filter((item) => item.relation === 'subject' && item.events.length > 0)
  await answerPrices(
    draft,
    {
      ...asking,
      reading: { ...reading, intent: 'moved', measures: [], periods: [{ kind: 'span', from: span.from, to: span.to }] },
    },
    [companyId],
  )
  draft.operation = 'priceEvents.list'
  draft.opens.push({
    name: inWords(draft, `${name}的行情与事件`, `Prices and events of ${name}`),
    path: `company/${companyId}/price?from=${span.from}&to=${span.to}`,
  })
  if (own.length === 0) {
    lacks(
      draft,
      inWords(draft, `${span.words} 关于${name}的事件`, `Events of ${name}, ${span.words}`),
      inWords(draft, '这段时间的新闻、公告和研报里没有', 'News, announcements and reports of that time tell of none'),
    )
    return
  }
  draft.state = 'answered'
  const count = countFact(draft, inWords(draft, '讲到事件的文章', 'Texts that tell of events'), own.length, span.words)
  say(
    draft,
    inWords(
      draft,
      `${span.words} 讲到${name}的事件的新闻、公告和研报${hasMore ? '至少 ' : ' '}`,
      `News, announcements and reports that tell of events of ${name}, ${span.words}: ${hasMore ? 'at least ' : ''}`,
    ),
    { fact: count },
    inWords(draft, ' 篇；最新的：', '; the newest:'),
  )
  await quotePlaces(
    draft,
    asking,
    own
      .slice(0, asked.most ?? RECAP_SHOWN)
      .map((item): Place => ({ documentId: item.newsId, field: 'title', start: 0 })),
  )
}
