import type { EventFound, Field, Mention, Reason } from '../analysis.ts'
import type { LinearModel } from '../linear/model.ts'
import { englishStatements } from '../text/clauses-en.ts'
import { sentencesIn, type Piece } from '../text/sentences.ts'
import { sizingFigure } from './amount-of.ts'
import { figuresIn, sizeOf } from './amounts.ts'
import { changeOf } from './change.ts'
import { clauseAt, clauseNames, withPronouns } from './clauses.ts'
import { daysIn } from './days.ts'
import { isDecreed } from './senses/decreed.ts'
import { detect, type Detected } from './detect.ts'
import { asStated } from './direction.ts'
import { typeInTime } from './forecast.ts'
import { gradeOf, newsFirst } from './grade.ts'
import { issuerIn, type IssuerRank } from './senses/issuer.ts'
import { modalityOf } from './modality.ts'
import { tellsOfRating } from './senses/ratings.ts'
import { rolesOf, type Scene } from './roles.ts'
import { withoutRivals } from './rivals.ts'
import { isPrice, priceOf } from './senses/prices.ts'
import { signOf } from './sign.ts'
import { subjectsOf, type Named, type SubjectFound } from './subject/subject.ts'
import { eventKind } from './types.ts'
import { isVoid } from './void.ts'

/** What events are looked for in. `published`: day of the document, `YYYY-MM-DD`. */
export interface EventText {
  language: 'zh' | 'en'
  title: string
  body: string
  published: string
}

/** Most sentences read and most events kept of one document. */
const SENTENCES = 300
const EVENTS = 60
/** What an event loses for standing in a sentence that names no company, where the text's leading one is taken. */
const BORROWED = 0.8
/** How sure the body must be of a second event of a company that the title is about. */
const ASIDE = 0.8
/**
 * Part of the surest event's certainty that another one of the same company needs. On the demo market's shown texts: F1
 * .81 without, .84 with it.
 */
const FAINT = 0.75

const announces = /^(?:[（(][^）)]{0,14}[）)])?(?:[：:]|(?:\d+月\d+日)?(?:晚间|早间)?(?:发布)?公告)/u
/** Somebody answers what is said about: it is not so. */
const rebuttal =
  /(?:消息|传闻|传言|信息|内容|情况|说法|报道)[^。！？]{0,24}(?:不属实|不实|谣言|失实|子虚乌有)|(?:系|是|纯属)(?:谣言|不实)|传闻不实|[”」]不属实/u
/** Units of a body in which such an answer is looked for. */
const REBUTTED = 600

/**
 * What was rumoured, planned or possible, or told between quotation marks, is denied where the text says that what is
 * said is not so.
 */
function rebutted(one: EventFound): EventFound {
  if (one.modality !== 'rumour' && one.modality !== 'plan' && one.modality !== 'possible') return one
  return {
    ...one,
    modality: 'denied',
    sign: 0,
    why: [
      ...one.why.filter(({ code }) => code !== `event-${one.modality}`),
      { code: 'event-denied', words: [], weight: null },
    ],
  }
}

/** A rule that is still asked about is not in force, whatever its text says. */
const drafted =
  /征求意见稿|征求(?:社会|公众|各方)?意见|听取意见|（草案）|\b(?:draft (?:rules?|law|bill|guidelines?|regulations?|measures)|seeks? (?:public )?comments?|for (?:public )?comment|public consultation)\b/iu

/** What authorities would do by a draft is a plan. */
const asDrafted = (one: EventFound): EventFound =>
  one.modality === 'fact' && isDecreed(one.type)
    ? { ...one, modality: 'plan', why: [...one.why, { code: 'event-plan', words: [], weight: null }] }
    : one

/**
 * Words by which a sentence tells why a market moved: of others than those whose shares were named before it, unless it
 * goes on with “the company”.
 */
const background = /^\s*(?:消息面(?!上?[，,：:]\s*(?:该|本)?公司)|据媒体报道|机构指出)/u

/** Companies named in a field, in order of their places. */
function namedIn(mentions: readonly Mention[], field: Field): Named[] {
  const found: Named[] = []
  for (const mention of mentions) {
    if (mention.kind === 'company' && mention.id !== null && mention.field === field)
      found.push({ companyId: mention.id, start: mention.start, end: mention.end, text: mention.text, mention })
  }
  return found.sort((a, b) => a.start - b.start || b.end - a.end)
}

/**
 * Events of a text: who they are about, what plays a part, how sure. One a company, type and sentence at most; of
 * several in one text, the one told most surely. Bounded for any text.
 */
export function findEvents(text: EventText, mentions: readonly Mention[], model: LinearModel | null): EventFound[] {
  const best = new Map<string, EventFound>()
  const rated = new Set<string>()
  const title = namedIn(mentions, 'title')
  const lead = title[0] ?? namedIn(mentions, 'body')[0] ?? null
  // An announcement, “X：…” or “X公告 …”, is about X from end to end.
  const sticks = lead !== null && announces.test((title[0] ? text.title : text.body).slice(lead.end, lead.end + 24))
  let budget = SENTENCES
  for (const field of ['title', 'body'] as const) {
    const original = field === 'title' ? text.title : text.body
    const lower = text.language === 'en' ? lowered(original) : original
    const named = field === 'title' ? title : namedIn(mentions, 'body')
    let next = 0
    // A title that names nobody is about nobody in particular: the body will say.
    let last = field === 'title' ? null : lead
    for (const piece of sentencesIn(original.length > 200_000 ? original.slice(0, 200_000) : original)) {
      if (budget-- <= 0 || best.size >= EVENTS) break
      const own: Named[] = []
      for (let one = named[next]; one && one.start < piece.end; one = named[next]) {
        if (one.start >= piece.start && own.length < 40) own.push(one)
        next++
      }
      // What an English headline tells of several companies is read a statement at a time: a loss of one is no part of
      // what another did.
      const pieces = text.language === 'en' ? englishStatements(original, piece, own) : [piece]
      for (const part of pieces) {
        const inside = pieces.length === 1 ? own : own.filter((one) => one.start >= part.start && one.end <= part.end)
        for (const found of eventsOf(
          {
            field,
            language: text.language,
            original,
            lower,
            piece: part,
            own: inside,
            borrowed: background.test(original.slice(piece.start, piece.start + 12)) ? null : last,
            published: text.published,
          },
          model,
        )) {
          const key = keyOf(found)
          if (found.type === 'rating-change' && tellsOfRating(lower.slice(part.start, part.end))) rated.add(key)
          const known = best.get(key)
          best.set(key, known ? better(known, found) : found)
        }
      }
      last = sticks ? lead : (own[0] ?? last)
    }
  }
  // A rating that stands says what the text is about, and is none of what happened.
  const main = mainOf([...best.values()])
    .filter((one) => one.type !== 'rating-change' || rated.has(keyOf(one)))
    .map((one) => (one.grade === 'progress' ? { ...one, sign: 0 as const } : issued(one, text)))
  const found = drafted.test(text.title) ? main.map(asDrafted) : main
  return text.language === 'zh' && rebuttal.test(`${text.title}\n${text.body.slice(0, REBUTTED)}`)
    ? found.map(rebutted)
    : found
}

const keyOf = ({ companyId, type }: EventFound): string => `${companyId ?? ''} ${type}`

/** Units of a body in which it says who issued what it tells of. */
const HEAD = 200

/**
 * What authorities do to an industry weighs by who they are: by the title, else by the sentence of the event, else by
 * how the body begins.
 */
function issued(one: EventFound, { language, title, body }: EventText): EventFound {
  if (one.companyId !== null || !isDecreed(one.type)) return one
  const { start, end, field } = one.trigger
  const own =
    field === 'body'
      ? sentencesIn(body.slice(0, 200_000)).find((piece) => piece.start <= start && piece.end >= end)
      : undefined
  const rank: IssuerRank | null =
    issuerIn(language, title) ??
    (own ? issuerIn(language, body.slice(own.start, own.end)) : null) ??
    issuerIn(language, body.slice(0, HEAD))
  return rank ? { ...one, grade: rank.grade, region: rank.region } : one
}

/**
 * What the body only touches on goes: causes, background, other stories. Where the title says what happened to a
 * company, the body must be sure of a second event and name the company for it;
 * where it does not, an event must be nearly as sure as the surest one.
 */
function mainOf(found: readonly EventFound[]): EventFound[] {
  const titled = new Set<string>()
  const surest = new Map<string, number>()
  for (const { companyId, trigger, confidence } of found) {
    if (companyId === null) continue
    if (trigger.field === 'title' && confidence >= 0.6) titled.add(companyId)
    surest.set(companyId, Math.max(surest.get(companyId) ?? 0, confidence))
  }
  return found.filter(({ companyId, trigger, confidence, why }) => {
    if (companyId === null || trigger.field === 'title') return true
    return titled.has(companyId)
      ? confidence >= ASIDE && why.every(({ code }) => code !== 'subject-borrowed')
      : confidence >= FAINT * (surest.get(companyId) ?? 0)
  })
}

/** Lower case that keeps every place where it was. */
const lowered = (text: string): string => {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text.replace(/[A-Z]/gu, (letter) => letter.toLowerCase())
}

interface Sentence {
  field: Field
  language: 'zh' | 'en'
  original: string
  lower: string
  piece: Piece
  own: readonly Named[]
  borrowed: Named | null
  published: string
}

function eventsOf(sentence: Sentence, model: LinearModel | null): EventFound[] {
  const { language, original, lower, piece, own } = sentence
  const inTime = detect(language, lower, piece, model, own).map((one) => ({
    ...one,
    type: typeInTime(language, lower, piece, one.group.best, one.type),
  }))
  const detected = withoutRivals(asStated(language, original, piece, inTime), lower)
  if (detected.length === 0) return []
  const scene: Scene = {
    field: sentence.field,
    language,
    text: original,
    piece,
    named: own,
    figures: figuresIn(language, original, piece.start, piece.end),
    days: daysIn(language, original, piece.start, piece.end, sentence.published),
  }
  const named = language === 'zh' ? withPronouns(original, piece, own, sentence.borrowed) : own
  return detected.flatMap((one) => {
    const subjects = subjectsOf(
      language,
      original,
      piece,
      one.group.best,
      one.type,
      clauseNames(language, original, piece, one.group.best, named),
    )
    if (subjects.length > 0)
      return [
        ...subjects.map((subject) => event(sentence, scene, one, subject)),
        ...elsewhereToo(sentence, scene, one, new Set(subjects.map((subject) => subject.named.companyId))),
      ]
    const whose = isPrice(one.type) ? priceOf(language, original, piece, sentence.borrowed) : null
    const ofIndustry = whose === null ? eventKind(one.type)?.industry === true : whose === 'industry'
    const borrowed =
      ofIndustry || whose === 'nobody' || one.group.strong === 0 || one.probability * BORROWED < 0.5
        ? null
        : sentence.borrowed
    return !borrowed && !ofIndustry
      ? []
      : [
          event(
            sentence,
            scene,
            one,
            borrowed
              ? { named: borrowed, score: 0, why: { code: 'subject-borrowed', words: [borrowed.text], weight: null } }
              : null,
          ),
        ]
  })
}

/** Words before a company that say it is one of another's holders. */
const holder = /(?:股东|持有人|实控人|实际控制人|一致行动人|受让方|交易对方)$/u

/**
 * The same thing told of other companies in clauses of their own: “A涨停，此前B、C封板”. Only of companies that stand before
 * the words in the very clause.
 */
function elsewhereToo(sentence: Sentence, scene: Scene, one: Detected, told: Set<string>): EventFound[] {
  const { language, original, lower, piece, own } = sentence
  return one.group.others.flatMap((candidate) => {
    const clause = clauseAt(language, original, piece, candidate)
    const inside = own.filter(
      (named) =>
        named.start >= clause.start &&
        named.end <= candidate.start &&
        !told.has(named.companyId) &&
        !holder.test(original.slice(Math.max(clause.start, named.start - 8), named.start)),
    )
    if (inside.length === 0 || isVoid(language, lower, clause, candidate, one.type)) return []
    const subjects = subjectsOf(language, original, clause, candidate, one.type, inside).filter(
      (subject) => !told.has(subject.named.companyId),
    )
    for (const { named } of subjects) told.add(named.companyId)
    return subjects.map((subject) =>
      event(sentence, scene, { ...one, group: { ...one.group, best: candidate } }, subject),
    )
  })
}

function event(
  sentence: Sentence,
  scene: Scene,
  { type, group, probability, denied }: Detected,
  subject: SubjectFound | null,
): EventFound {
  const { field, original, lower, piece, language } = sentence
  const { best } = group
  const told = modalityOf(language, lower, piece, best, type)
  const { modality, cue, word } =
    denied === true && told.cue === 'fact' ? { modality: 'denied' as const, cue: 'denied' as const, word: null } : told
  const sized = sizingFigure(language, lower, scene.figures, best, type)
  const figure = sized?.figure
  const words = original.slice(best.start, best.end)
  const why: Reason[] = [
    { code: best.strong ? 'event-trigger' : 'event-trigger-weak', words: [words], weight: probability },
  ]
  if (subject) why.push(subject.why)
  if (cue !== 'fact') why.push({ code: `event-${cue}`, words: word === null ? [] : [word], weight: null })
  if (figure)
    why.push({ code: 'event-figure', words: [original.slice(figure.start, figure.end)], weight: figure.value })
  const day =
    scene.days.length === 0
      ? null
      : scene.days.reduce((a, b) => (Math.abs(b.start - best.start) < Math.abs(a.start - best.start) ? b : a)).day
  return {
    type,
    companyId: subject?.named.companyId ?? null,
    trigger: { field, start: best.start, end: best.end, text: words },
    roles: rolesOf(scene, subject?.named ?? null),
    day,
    sign: signOf(type, lower.slice(piece.start, piece.end), cue),
    amount: sized && figure && figure.unit !== null ? { value: figure.value, unit: figure.unit, of: sized.of } : null,
    sizeClass: figure ? sizeOf(figure) : null,
    grade: gradeOf(language, lower, piece, best, type),
    region: null,
    change: changeOf(language, lower, piece, best, type),
    confidence: subject?.why.code === 'subject-borrowed' ? probability * BORROWED : probability,
    modality,
    why,
  }
}

/**
 * Of two tellings the surer; a fact before anything else. What the other alone knows, figures and days, is taken over.
 */
function better(one: EventFound, other: EventFound): EventFound {
  const [first, second] =
    other.confidence > one.confidence + 0.05 && (one.modality !== 'fact' || other.modality === 'fact')
      ? [other, one]
      : [one, other]
  const figures = first.amount ? first : second
  return {
    ...first,
    amount: figures.amount,
    sizeClass: figures.sizeClass,
    day: first.day ?? second.day,
    grade: newsFirst(first.grade, second.grade),
    change: first.change ?? second.change,
  }
}
