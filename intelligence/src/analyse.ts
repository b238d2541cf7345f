import type { DocumentAnalysis, DocumentText, Mention, ToneResult } from './analysis.ts'
import type { Gazetteer } from './entities/gazetteer.ts'
import { link } from './entities/link.ts'
import { findEvents } from './events/find-events.ts'
import { keywordsOf, noBackground } from './keywords/keywords.ts'
import type { LinearModel } from './linear/model.ts'
import { policyFactsOf } from './policy/facts.ts'
import { meansIndustry } from './policy/industries/industry-words.ts'
import { policyLabelsOf } from './policy/labels.ts'
import { policyTopicsOf } from './policy/topics.ts'
import { findRisks } from './risks/find-risks.ts'
import { riskPlaces } from './risks/places.ts'
import { relationsOf } from './risks/relations.ts'
import { stanceModelOf, stanceOfPost } from './stance/posts.ts'
import { ownStatements } from './text/clauses-en.ts'
import { languageOf } from './text/language.ts'
import { listedMoves } from './directions/listed-moves.ts'
import { checkedTones } from './tone/checked.ts'
import { chineseTones, type ToneCompany } from './tone/chinese.ts'
import { englishTones } from './tone/english-document.ts'
import { topicsOf } from './topics/topics.ts'

/** What a document is read with. Build it once for many documents. */
export interface AnalysisTools {
  gazetteer: Gazetteer
  /**
   * A model by its name (`stance-zh`); undefined where it is not installed, and then what it would say is left unsaid.
   */
  model: (name: string) => LinearModel | undefined
}

/** Characters of a body that are read; what follows is left out, and said so. */
export const LONGEST_BODY = 60_000

/** Characters that tell a text's topics. */
const TOPIC_READ = 2000
/** Most names of one text that are kept. */
const MOST_MENTIONS = 400

/** What cannot be read as a text at all: a control or replacement character in twenty. */
function isBinary(text: string): boolean {
  let strange = 0
  const looked = Math.min(text.length, 4000)
  for (let at = 0; at < looked; at++) {
    const unit = text.charCodeAt(at)
    if (unit === 0xfffd || unit < 9 || (unit > 13 && unit < 32)) strange++
  }
  return looked > 0 && strange * 20 > looked
}

const nothing = {
  mentions: [],
  stance: null,
  tones: [],
  events: [],
  risks: [],
  relations: [],
  topics: [],
  labels: [],
  policy: null,
  policyTopics: [],
  keywords: [],
} as const

/**
 * Everything that a document says. Bounded in time and memory whatever the text; what was left out stands in `limits`.
 * `at`: its day, `YYYY-MM-DD`, which tells bearers of one name apart.
 */
export function analyseDocument(
  document: DocumentText,
  tools: AnalysisTools,
  at: string | null = null,
): DocumentAnalysis {
  const limits: string[] = []
  if (document.title.trim() === '' && document.body.trim() === '')
    return { language: 'unknown', ...nothing, limits: ['empty'] }
  if (isBinary(document.title) || isBinary(document.body))
    return { language: 'unknown', ...nothing, limits: ['binary'] }
  const body = document.body.length > LONGEST_BODY ? document.body.slice(0, LONGEST_BODY) : document.body
  if (body.length < document.body.length) limits.push('too-long')
  const text: DocumentText = { ...document, body }
  const isPost = document.kind === 'post'
  const language = languageOf(`${document.title}\n${body}`)
  const linked = link(text, tools.gazetteer, { at, people: !isPost, most: MOST_MENTIONS })
  // What a policy touches is told by the industries that it means: 电子 of 电子证照 is none.
  const mentions =
    document.kind === 'policy'
      ? linked.filter((one) => one.kind !== 'industry' || meansIndustry(text[one.field], one.start, one.end))
      : linked
  // Of a post, one among many thousands, only the stance and whom it names.
  if (isPost) {
    const stance = tools.model(stanceModelOf(language))
    return { ...nothing, language, mentions, limits, stance: stance ? stanceOfPost(text, stance) : null }
  }
  const read = language === 'en' || (language === 'unknown' && document.language === 'en') ? 'en' : 'zh'
  const topics = tools.model('topics-zh')
  const policy = document.kind === 'policy' ? policyFactsOf(text, at) : null
  return {
    ...nothing,
    language,
    mentions,
    limits,
    keywords: keywordsOf(text, noBackground),
    ...eventsAndTones(text, mentions, read, tools, at),
    risks: findRisks(text, read).map((risk) => ({ ...risk, places: riskPlaces(mentions, risk) })),
    relations: relationsOf(text, mentions, read),
    topics: topics && read === 'zh' ? topicsOf(`${text.title}\n${text.body}`.slice(0, TOPIC_READ), topics) : [],
    labels: policy
      ? policyLabelsOf(
          text,
          mentions,
          policy.bodies.flatMap((one) => [one.name, one.department]),
        )
      : [],
    policy,
    policyTopics: document.kind === 'policy' ? policyTopicsOf(text, mentions) : [],
  }
}

/** What happened to the companies named in a text, and whether it is good or bad for them. `at`: the text's day. */
export function eventsAndTones(
  text: Pick<DocumentText, 'title' | 'body'>,
  mentions: readonly Mention[],
  language: 'zh' | 'en',
  tools: Pick<AnalysisTools, 'model'>,
  at: string | null,
): Pick<DocumentAnalysis, 'events' | 'tones'> {
  const events = findEvents(
    { language, title: text.title, body: text.body, published: at ?? '' },
    mentions,
    tools.model(`events-${language}`) ?? null,
  )
  const namedIn = (part: 'title' | 'body') =>
    mentions
      .flatMap(({ kind, id, field, start, end }) =>
        kind === 'company' && id !== null && field === part ? [{ id, start, end }] : [],
      )
      .toSorted((one, other) => one.start - other.start)
  const named = namedIn('title')
  return {
    events,
    tones: checkedTones(
      tonesOf(text, mentions, language, tools),
      events,
      text,
      language,
      ownStatements(text.title, language === 'en' ? named : []),
      named,
      listedMoves(language === 'zh' ? text.body : '', language === 'zh' ? namedIn('body') : []),
    ),
  }
}

/** Tone for the reader and for each company named. Empty where no model for it is installed. */
function tonesOf(
  { title, body }: Pick<DocumentText, 'title' | 'body'>,
  mentions: readonly Mention[],
  language: 'zh' | 'en',
  { model }: Pick<AnalysisTools, 'model'>,
): ToneResult[] {
  const text = model(`tone-${language}`)
  if (!text) return []
  const models = { text, entity: model(`tone-entity-${language}`) ?? null }
  const companies = companiesIn(title, mentions)
  return language === 'zh' ? chineseTones(title, body, companies, models) : englishTones(title, body, companies, models)
}

/** Companies named, with their places in title and body joined by a line end. */
function companiesIn(title: string, mentions: readonly Mention[]): ToneCompany[] {
  const places = new Map<string, { id: string; name: string; places: { start: number; end: number }[] }>()
  for (const { kind, id, field, start, end, text } of mentions) {
    if (kind !== 'company' || id === null) continue
    const offset = field === 'title' ? 0 : title.length + 1
    const own = places.get(id) ?? { id, name: text, places: [] }
    own.places.push({ start: start + offset, end: end + offset })
    places.set(id, own)
  }
  return [...places.values()]
}
