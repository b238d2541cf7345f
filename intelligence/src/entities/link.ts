import type { DocumentText, Mention, MentionKind } from '../analysis.ts'
import { caseOf } from './context-en.ts'
import { fold, isHan } from './fold.ts'
import { traits, type Gazetteer } from './gazetteer.ts'
import { surfaceOf, type Part } from './part.ts'
import { peopleIn } from './people.ts'
import { evidence, type Evidence } from './reasons.ts'
import { scan } from './scan.ts'
import { guessesAt, type Guess } from './score.ts'
import { around } from './surroundings.ts'

export interface LinkOptions {
  /** Day of the text, `YYYY-MM-DD`: of two bearers of a name the one that bore it then is taken. */
  at?: string | null
  /** Least confidence of a mention, 0 to 1; 0.5 where it is not said. */
  least?: number
  /** Most mentions of one document; 2,000 where it is not said. */
  most?: number
  /** Looks for persons by surname and title, too; true where it is not said. */
  people?: boolean
}

/** Most places at which names are weighed in one part of a document. */
const MOST_SPOTS = 20_000
/** Most units between two names of a list: a code in brackets and a joint. */
const WIDEST_JOINT = 18
const listMarks = new Set([
  '、',
  ',',
  '，',
  '和',
  '与',
  '及',
  '/',
  '&',
  '跟',
  ' and ',
  ', and ',
  ' or ',
  ', ',
  '以及',
  '以及其',
])

interface Weighed {
  part: Part
  guess: Guess
  others: Guess[]
}

/**
 * Names in a document linked to what bears them: companies by name or code, regions, departments, indicators …; persons
 * by surname and title.
 * Spans never overlap: of overlapping names the longest stands, then the better supported. In order of field and place.
 * In posts a company may be called by half of its short name, too. Reads the first 2 M units of each part.
 */
export function link(
  document: Pick<DocumentText, 'title' | 'body'> & Partial<Pick<DocumentText, 'kind'>>,
  gazetteer: Gazetteer,
  options: LinkOptions = {},
): Mention[] {
  const { at = null, least = 0.5, most = 2000, people = true } = options
  const parts = partsOf(document)
  const weighed = parts.flatMap((part) => spotsOf(part, gazetteer, at, document.kind === 'post'))
  const sure = surely(weighed)
  for (const one of weighed) settle(one, sure, at)
  neighbours(weighed)
  const taken = accepted(weighed, Math.log(least / (1 - Math.min(least, 0.999_999))))
  const mentions = taken.map(({ part, guess }) => mentionOf(part, guess))
  if (people)
    for (const part of parts)
      mentions.push(
        ...peopleIn(
          part,
          mentions.filter((one) => one.field === part.field),
        ),
      )
  return mentions
    .sort((a, b) => (a.field === b.field ? a.start - b.start : a.field === 'title' ? -1 : 1))
    .slice(0, most)
}

function partsOf(document: Pick<DocumentText, 'title' | 'body'>): Part[] {
  const made = (field: Part['field']): Part => ({
    field,
    original: document[field],
    folded: fold(document[field]),
    how: caseOf(document[field]),
    han: isChinese(document[field]),
  })
  return document.title === '' ? [made('body')] : document.body === '' ? [made('title')] : [made('title'), made('body')]
}

/** Whether a good part of a text's beginning is Chinese characters. */
function isChinese(text: string): boolean {
  const length = Math.min(text.length, 300)
  let count = 0
  for (let at = 0; at < length; at++) if (isHan(text.charCodeAt(at))) count++
  return count > length / 5
}

function spotsOf(part: Part, gazetteer: Gazetteer, at: string | null, forum: boolean): Weighed[] {
  const found: Weighed[] = []
  for (const spot of scan(part.folded.text, gazetteer, MOST_SPOTS)) {
    const guesses = guessesAt(part, spot, gazetteer, at, forum)
    const [guess] = guesses
    if (guess) found.push({ part, guess, others: guesses })
  }
  // Longest first; of names that cross with equal length the one whose end names a kind of company, then the earlier.
  return found.sort((a, b) => length(b) - length(a) || tail(b) - tail(a) || a.guess.start - b.guess.start)
}

const length = (one: Weighed): number => one.guess.end - one.guess.start
const kindTail = /(?:银行|证券|保险|股份|集团|科技|电子|药业|医药|电气|重工|汽车|地产|能源|化工)$/
function tail(one: Weighed): number {
  const { text } = one.part.folded
  return kindTail.test(text.slice(one.guess.start, one.guess.end)) && text[one.guess.end] !== '业' ? 1 : 0
}

/** What the surely named companies say of the rest: their ids, and where they stand. */
interface Sure {
  ids: Set<string>
  at: Map<Part, Bounds>
}
interface Bounds {
  starts: Set<number>
  ends: Set<number>
}

function mark(sure: Sure, part: Part, guess: Guess): void {
  const bounds = sure.at.get(part) ?? { starts: new Set(), ends: new Set() }
  bounds.starts.add(guess.start)
  bounds.ends.add(guess.end)
  sure.at.set(part, bounds)
}

function surely(weighed: readonly Weighed[]): Sure {
  const sure: Sure = { ids: new Set(), at: new Map() }
  const covered = new Map<Part, Uint8Array>()
  for (const { part, guess, others } of weighed) {
    const cover = covered.get(part) ?? new Uint8Array(part.folded.text.length)
    covered.set(part, cover)
    if (cover[guess.start] || cover[guess.end - 1]) continue
    if (!others.some((one) => one.sure || firm(one))) continue
    cover.fill(1, guess.start, guess.end)
    if (guess.sure && (others.length === 1 || guess.form === 'code')) sure.ids.add(guess.entry.id)
    mark(sure, part, guess)
  }
  return sure
}

/** A name of one word that is no ordinary word: enough for its neighbours in a list. */
const firm = (guess: Guess): boolean =>
  guess.entry.kind === 'company' && guess.score >= 2.2 && !(guess.trait & (traits.word | traits.lower))

/** Names in one list with a company that was found are companies, too. */
function neighbours(weighed: readonly Weighed[]): void {
  const taken: Sure = { ids: new Set(), at: new Map() }
  for (const { part, guess } of weighed)
    if (guess.entry.kind === 'company' && guess.score >= 0.4) mark(taken, part, guess)
  for (const { part, guess } of weighed) {
    if (
      guess.entry.kind !== 'company' ||
      guess.score >= 0 ||
      guess.score < -2 ||
      guess.why.some(({ code }) => code === 'list-of-companies')
    )
      continue
    if (beside(part, guess, taken)) add(guess, evidence('list-of-companies', [surfaceOf(part, guess.start, guess.end)]))
  }
}

/** Weighs the surroundings where the name alone does not settle it, and chooses among those that bear it. */
function settle(one: Weighed, sure: Sure, at: string | null): void {
  const { part, others } = one
  const companies = others.filter((guess) => guess.entry.kind === 'company')
  const shared = companies.length > 1
  const { text } = part.folded
  for (const guess of companies) {
    const code = guess.form === 'code' ? null : codeBeside(text, guess)
    if (guess.form === 'stem' && inUserName(text, guess.start))
      add(guess, evidence('user-name', [surfaceOf(part, guess.start, guess.end)]))
    if (code === 'own') add(guess, evidence('code-beside', [guess.entry.code ?? '']))
    if (guess.sure && !shared) continue
    if (code === 'other') add(guess, evidence('other-code-beside', []))
    if (!guess.sure) for (const reason of around(part, guess)) add(guess, reason)
    if (sure.ids.has(guess.entry.id))
      add(
        guess,
        evidence(
          'same-company-elsewhere',
          guess.entry.names.slice(0, 1).map(({ text: name }) => name),
          guess.form === 'code' ? 0.5 : 1,
        ),
      )
    if (!guess.sure && beside(part, guess, sure))
      add(guess, evidence('list-of-companies', [surfaceOf(part, guess.start, guess.end)]))
    if (shared) {
      add(guess, evidence('shared-name', [surfaceOf(part, guess.start, guess.end)]))
      const fits = (guess.entry.words ?? []).find((word) => part.original.includes(word))
      if (fits !== undefined) add(guess, evidence('business-fits', [fits]))
      if (at !== null && guess.entry.since && guess.entry.since > at)
        add(guess, evidence('not-yet-listed', [guess.entry.since]))
      if (guess.form === 'former' && at === null) add(guess, evidence('out-of-use', [], 0.5))
    }
  }
  const best = companies.reduce<Guess | null>(
    (top, guess) => (top === null || guess.score > top.score ? guess : top),
    null,
  )
  if (best && best.score >= 0) one.guess = best
  else
    one.guess =
      others
        .filter((guess) => guess.entry.kind !== 'company')
        .reduce<Guess | null>((top, guess) => (top === null || guess.score > top.score ? guess : top), null) ??
      best ??
      one.guess
}

const add = (guess: Guess, reason: Evidence): void => {
  guess.why.push(reason)
  guess.score += reason.weight
}

/** `回复@小鹿铭：`: names of those who write. */
const inUserName = (text: string, start: number): boolean =>
  /(?:@|回复@?)[\p{L}\p{N}_]{0,8}$/u.test(text.slice(Math.max(0, start - 12), start))

const afterCode = /^(?:[ .](?:sz|sh|bj|hk))?[ )\],:|]{0,2}$/

/** A code right behind or before the name: the entry's own, another, or none. */
function codeBeside(text: string, { start, end, entry }: Guess): 'own' | 'other' | null {
  if (!entry.code) return null
  const code = entry.code.toLowerCase()
  const behind = text.slice(end, end + 20)
  const ahead = text.slice(Math.max(0, start - 14), start)
  if (behind.length > 0 && /^["”]?[ ([,:$]/.test(behind)) {
    const found =
      /^["”]?[ ([,:$]{1,2}(?:股票)?(?:代码|行情|nasdaq|nyse|us|hk)?[ :]{0,2}(?:sz|sh|bj|hk)?[ .:]?([a-z]{1,5}|\d{5,6})(?![a-z0-9])/.exec(
        behind,
      )
    if (found?.[1] === code) return 'own'
    if (found?.[1] && /^\d{6}$/.test(found[1]) && /^\d{6}$/.test(code) && behind.startsWith('(')) return 'other'
  }
  const stands = ahead.lastIndexOf(code)
  if (stands >= 0 && code.length >= 5 && afterCode.test(ahead.slice(stands + code.length))) return 'own'
  return null
}

/** Whether the name stands in a list with a company that is surely named. */
function beside(part: Part, { start, end }: Guess, sure: Sure): boolean {
  const { text } = part.folded
  const bounds = sure.at.get(part)
  if (!bounds) return false
  const joins = (between: string) => listMarks.has(between.replace(/^\([^()]{0,14}\)/, ''))
  for (let far = 1; far <= WIDEST_JOINT; far++) {
    if (bounds.ends.has(start - far) && joins(text.slice(start - far, start))) return true
    if (bounds.starts.has(end + far) && joins(text.slice(end, end + far))) return true
  }
  return false
}

function accepted(weighed: readonly Weighed[], least: number): Weighed[] {
  const covered = new Map<Part, Uint8Array>()
  const taken: Weighed[] = []
  for (const one of weighed) {
    const { part, guess } = one
    if (guess.score < least) continue
    const cover = covered.get(part) ?? new Uint8Array(part.folded.text.length)
    covered.set(part, cover)
    let free = true
    for (let place = guess.start; place < guess.end && free; place++) free = cover[place] === 0
    if (!free) continue
    cover.fill(1, guess.start, guess.end)
    taken.push(one)
  }
  return taken
}

function mentionOf(part: Part, guess: Guess): Mention {
  const start = part.folded.at[guess.start] ?? 0
  const last = (part.folded.at[guess.end - 1] ?? 0) + 1
  // U.S.: the last dot is part of the name.
  const end =
    part.original[last] === '.' && /^[A-Za-z]\.[A-Za-z]/.test(part.original.slice(last - 3, last)) ? last + 1 : last
  return {
    field: part.field,
    start,
    end,
    kind: guess.entry.kind satisfies MentionKind,
    id: guess.entry.id,
    text: part.original.slice(start, end),
    confidence: 1 / (1 + Math.exp(-guess.score)),
    why: guess.why,
  }
}
