import { documentsOfTheme, type ThemeDocument } from '../../../themes/offers/documents.ts'
import { fieldTerm } from '@pandora/contract/domains/documents/query/write'
import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import { Refusal } from '@pandora/contract/errors'
import { daysBefore } from '@pandora/intelligence/answers/days'
import type { AboutAsked } from '@pandora/intelligence/answers/rooms/asked'
import { folded } from '@pandora/intelligence/words/fold'
import { textsOfDocuments } from '../../../documents/offers/documents.queries.ts'
import { documentsFound } from '../../../documents/offers/found.ts'
import { newestAbout } from '../../../documents/offers/newest.queries.ts'
import { inWords, lacks, say, type Asking, type Draft } from '../draft.ts'
import { openThemes } from '../many/groups.ts'
import { countFact, instantsOf, namesOf, quotePlaces, spanOf, type Span } from './parts.ts'

/** Texts that are shown, most that are counted, and days that “of late” reaches back. */
const [SHOWN, MOST, LATELY] = [8, 400, 90]

const kindWords: Readonly<Partial<Record<DocumentKind, { zh: string; en: string }>>> = {
  announcement: { zh: '公告', en: 'Announcements' },
  news: { zh: '新闻', en: 'News' },
  report: { zh: '研报', en: 'Research reports' },
}

/** Answers which texts of a kind tell of a company, a theme or a word over a time: how many, and the newest titles. */
export async function answerAbout(draft: Draft, asking: Asking, asked: AboutAsked): Promise<void> {
  const span = spanOf(draft, asking, asked, LATELY, LATELY)
  if (span === null) return
  draft.operation = 'documents.search'
  const ids = asked.companies.flatMap((one) => one.companyIds)
  const [theme] = asked.themes
  const about =
    ids.length > 0 ? namesOf(draft, asking, ids) : theme ? inWords(draft, theme.nameZh, theme.nameEn) : asked.topic
  const kind = kindWords[asked.kind] ?? { zh: '文章', en: 'Texts' }
  draft.understood = `${about} ${span.words} ${inWords(draft, kind.zh, kind.en.toLowerCase())}`
  openThemes(draft, { ...asking.reading, themes: asked.themes })
  // Of a theme the texts of its own page: those that name it, and those that tell of its members' events.
  const ofTheme =
    ids.length === 0 && theme
      ? await documentsOfTheme(asking.services, asking.view, asking.now, {
          themeId: theme.themeId,
          kind: asked.kind,
          ...instantsOf(span),
        })
      : null
  const { found, more } =
    ids.length > 0
      ? await ofCompanies(asking, ids, asked.kind, span)
      : ofTheme
        ? { found: ofTheme.found.map((one) => one.documentId), more: ofTheme.more }
        : await ofTopic(draft, asking, asked, span)
  if (found.length === 0) {
    lacks(
      draft,
      inWords(draft, `${span.words} 讲到${about}的${kind.zh}`, `${kind.en} on ${about}, ${span.words}`),
      inWords(
        draft,
        '持有的文章里没有；可以问更长的时间，或换一个词',
        'None among the texts held: ask of a longer time, or in another word',
      ),
    )
    return
  }
  draft.state = 'answered'
  const count = countFact(draft, inWords(draft, kind.zh, kind.en), found.length, span.words)
  say(
    draft,
    inWords(
      draft,
      `${span.words} ${ofTheme ? `${about}主题的` : `讲到${about}的`}${kind.zh}${more ? '至少 ' : ' '}`,
      `${kind.en} ${ofTheme ? 'of the theme' : 'on'} ${about}, ${span.words}: ${more ? 'at least ' : ''}`,
    ),
    { fact: count },
    ofTheme ? '' : inWords(draft, ' 篇，从新到旧：', '; the newest first.'),
    ...(ofTheme ? namedAmong(draft, ofTheme.found, span) : []),
  )
  // Copies of a story are quoted once.
  const rows = new Map(
    (await textsOfDocuments(asking.services.sql, asking.view, found.slice(0, SHOWN * 4))).map((row) => [
      row.document_id,
      row,
    ]),
  )
  const once = new Map(
    found
      .flatMap((id) => {
        const row = rows.get(id)
        return row ? [[folded(row.title).replace(/[^\p{L}\p{N}]/gu, ''), id] as const] : []
      })
      .toReversed(),
  )
  const shown = [...once.values()].toReversed().slice(0, asked.most ?? SHOWN)
  await quotePlaces(
    draft,
    asking,
    shown.map((documentId) => ({ documentId, field: 'title', start: 0 })),
  )
}

/** How many of a theme's texts name it: the others tell of events of its members. */
function namedAmong(draft: Draft, found: readonly ThemeDocument[], span: Span): (string | { fact: string })[] {
  const label = inWords(draft, '点名主题的', 'Naming the theme')
  const fact = countFact(draft, label, found.filter((one) => one.named).length, span.words)
  return [
    inWords(draft, ' 篇，其中点名主题的 ', ', of which name the theme: '),
    { fact },
    inWords(
      draft,
      ' 篇，其余讲到成员公司的事件；从新到旧：',
      '; the others tell of events of its members; the newest first.',
    ),
  ]
}

async function ofCompanies({ services, view }: Asking, companies: readonly string[], kind: DocumentKind, span: Span) {
  const found = await newestAbout(services.sql, view, { companies, kind, ...instantsOf(span) }, MOST + 1)
  return { found: found.slice(0, MOST), more: found.length > MOST }
}

/** Words of English that only join others. */
const JOINING = /^(?:on|of|in|the|a|an|to|for|and|with|by|at|from|about)$/i

/** Texts that hold a topic as it stands; where none does and it is of several English words, those that hold each of them. */
async function ofTopic(draft: Draft, asking: Asking, { topic, kind }: AboutAsked, span: Span) {
  const whole = await ofWords(draft, asking, [topic], kind, span)
  const words = topic.split(/\s+/).filter((one) => /^[a-z0-9’'-]{3,}$/i.test(one) && !JOINING.test(one))
  return whole.found.length > 0 || words.length < 2 ? whole : ofWords(draft, asking, words, kind, span)
}

/** Texts that hold all of some words, by the full-text search. */
async function ofWords(
  draft: Draft,
  { services, view, now }: Asking,
  words: readonly string[],
  kind: DocumentKind,
  span: Span,
) {
  const language = draft.language === 'en' ? 'en' : 'zh-CN'
  const query = [
    ...[...new Set(words)].map((one) => `"${one.replaceAll('"', ' ')}"`),
    fieldTerm('kind', kind, language),
    fieldTerm('after', span.from, language),
    fieldTerm('before', daysBefore(span.to, -1), language),
  ].join(' ')
  draft.opens.push({
    name: inWords(draft, '在全文检索里打开', 'Open in full-text search'),
    path: `documents?q=${encodeURIComponent(query)}`,
  })
  try {
    const { ids, more } = await documentsFound(services.sql, view, { query, most: MOST, now })
    return { found: ids, more }
  } catch (error) {
    // A word that the search cannot read finds nothing.
    if (!(error instanceof Refusal)) throw error
    return { found: [], more: false }
  }
}
