import { mentionKinds, type MentionKind } from '../analysis.ts'
import { foldName, isDigit, isHan, isWord } from './fold.ts'
import { nameForms, writtenForms, type GivenForm, type LinkForm } from './forms.ts'
import { isCoined, isComposed } from './lists/common-zh.ts'
import { nicknamesOf } from './lists/nicknames.ts'
import { isGeneral, isGenericPhrase, isPhrase } from './lists/trade-words.ts'
import { isEnglishWord } from './lists/words-en.ts'
import { chineseWords } from './lists/words-zh.ts'
import { LONGEST_NAME, trieBuilder, trieBytes, type Trie } from './trie.ts'

export interface EntityName {
  text: string
  form: GivenForm
  /** Last day on which the name was seen in use, `YYYY-MM-DD`; null or absent for the present name. */
  until?: string | null
}

/** Something that can be named: a company, a region, a product … */
export interface GazetteerEntry {
  kind: MentionKind
  id: string
  names: readonly EntityName[]
  /** Listed companies: code and exchange (`SHZ`, `NASDAQ` …). */
  code?: string | null
  exchange?: string | null
  /** First day on which it was listed, `YYYY-MM-DD`. */
  since?: string | null
  /** Words that fit its business: industries, products. They help to tell namesakes apart. */
  words?: readonly string[]
}

/** Why a name is not looked for. */
export const refusals = ['empty', 'one-character', 'digits-only', 'too-long', 'no-letters', 'general-word'] as const
export interface RefusedName {
  id: string
  name: string
  reason: (typeof refusals)[number]
}

export const traits = {
  han: 1,
  word: 2,
  short: 4,
  single: 8,
  upper: 16,
  lower: 32,
  otherKind: 64,
  brand: 128,
  phrase: 256,
  composed: 512,
  cut: 1024,
  generic: 2048,
} as const

/** Names ready to be found. Opaque: made by `buildGazetteer`, read by `link`. */
export interface Gazetteer {
  entries: readonly GazetteerEntry[]
  trie: Trie
  /** By name number: its entry, form, traits, next name at the same node (−1: last), last day in use. */
  entry: Int32Array
  form: Uint8Array
  trait: Uint16Array
  next: Int32Array
  until: readonly (string | null)[]
  refused: readonly RefusedName[]
  /** Names looked for, derived ones included. */
  names: number
  /** Bytes of the arrays. */
  bytes: number
}

interface Draft {
  text: string
  entry: number
  form: LinkForm
  until: string | null
  trait: number
}

/**
 * Names of a market's companies, and of what else is known, made ready. Names that cannot be told from ordinary text
 * are refused, each with its reason.
 */
export function buildGazetteer(entries: readonly GazetteerEntry[]): Gazetteer {
  const refused: RefusedName[] = []
  const drafts: Draft[] = []
  entries.forEach((entry, at) => {
    // A thing with a name in small letters (gold, tea stocks) is no proper name: none of its names needs a capital.
    const common =
      commonKinds.has(entry.kind) || entry.names.some(({ text }) => text === text.toLowerCase() && /[a-z]/.test(text))
    const made: (Draft & { given: boolean })[] = []
    const called = entry.kind === 'company' && entry.code ? nicknamesOf(entry.code, entry.exchange) : []
    for (const name of [
      ...entry.names,
      ...called.map((text): EntityName => ({ text, form: /\p{Script=Han}/u.test(text) ? 'nickname' : 'english' })),
    ]) {
      const forms = writtenForms(name.text, name.form)
      const reason = refusalOf(forms[0]?.text ?? '', entry.kind)
      if (reason) refused.push({ id: entry.id, name: name.text.slice(0, 80), reason })
      for (const one of forms) {
        const given = !madeUp.has(one.form)
        if (
          refusalOf(one.text, entry.kind) ||
          (!given &&
            (entry.kind !== 'company' ||
              (one.form === 'derived' && !telling(one.text)) ||
              (one.form === 'stem' && !isCoined(one.text))))
        )
          continue
        made.push({
          given,
          text: one.text,
          entry: at,
          form: one.form,
          until: name.until ?? null,
          trait:
            traitsOf(one.text, name.text, common) &
            (called.some((own) => foldName(own) === one.text) ||
            entry.names.some(({ text }) => foldName(text) === one.text)
              ? ~traits.cut
              : ~0),
        })
      }
    }
    // A name that was given stands before the same one made up from another.
    const seen = new Set<string>()
    for (const { given: _given, ...draft } of [
      ...made.filter(({ given }) => given),
      ...made.filter(({ given }) => !given),
    ]) {
      if (!seen.has(draft.text)) drafts.push(draft)
      seen.add(draft.text)
    }
    const code = entry.code?.toLowerCase()
    if (code && code.length <= 12 && /^[a-z0-9]+$/.test(code))
      drafts.push({ text: code, entry: at, form: 'code', until: null, trait: 0 })
  })
  return packed(entries, withoutClashes(drafts, entries), refused)
}

/** Words of every market text, which name nothing by themselves. */
const generalWords = new Set(
  'stock stocks share shares equity equities bond bonds market markets investment investments investor investors company companies financial finance technology tech export exports bank business industry group 公司 集团 股份 股票 银行 证券 保险 市场 行业 企业 科技 上市公司'.split(
    ' ',
  ),
)

const madeUp: ReadonlySet<LinkForm> = new Set(['derived', 'mark', 'stem'])
/** Names of industries and themes that say nothing by themselves. */
const vagueWords = new Set(
  '综合 其他 其它 综合ii 综合iii 服务 产品 other others general conglomerates miscellaneous services products'.split(
    ' ',
  ),
)
/** Kinds whose names are written small in English. */
const commonKinds: ReadonlySet<MentionKind> = new Set(['industry', 'theme', 'product', 'technology', 'indicator'])

/** A made-up name must tell something: not a bare word, not two letters. */
const telling = (text: string): boolean =>
  isHan(text.charCodeAt(0))
    ? text.length >= 4 && !chineseWords.has(text) && !isGeneral(text)
    : text.includes(' ') || (text.length >= 3 && !text.includes('.') && !isEnglishWord(text))

function refusalOf(text: string, kind: MentionKind): RefusedName['reason'] | null {
  if (text === '') return 'empty'
  if (text.length === 1) return 'one-character'
  if (text.length > LONGEST_NAME) return 'too-long'
  let letters = false
  let digits = true
  if (kind === 'company' ? generalWords.has(text) : vagueWords.has(text)) return 'general-word'
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (isHan(unit) || (isWord(unit) && !isDigit(unit)) || unit > 0x2ff) letters = true
    if (!isDigit(unit) && unit !== 32 && unit !== 46) digits = false
  }
  return digits ? 'digits-only' : letters ? null : 'no-letters'
}

function traitsOf(folded: string, given: string, common: boolean): number {
  const han = isHan(folded.charCodeAt(0)) || isHan(folded.charCodeAt(folded.length - 1))
  let found = han ? traits.han : 0
  if (han ? chineseWords.has(folded) : isEnglishWord(folded)) found |= traits.word
  if (han ? folded.length <= 2 : folded.length <= 2) found |= traits.short
  if (han && isGenericPhrase(folded)) found |= traits.generic
  else if (han && folded.length >= 4 && isPhrase(folded)) found |= traits.phrase
  else if (han && isComposed(folded)) found |= traits.composed
  if (han && chineseWords.get(folded)?.brand) found |= traits.brand
  if (!han && !folded.includes(' ')) found |= traits.single
  if (!han && writtenInCapitals(folded, given)) found |= traits.upper
  if (!han && !folded.includes(' ') && folded !== foldName(given)) found |= traits.cut
  if (!han && common && !(found & traits.upper)) found |= traits.lower
  return found
}

/**
 * Whether a short name is capitals by its own nature: `IBM` of `IBM Corp.`; not `TARGET` of a list that writes
 * everything so, unless nobody could say it.
 */
function writtenInCapitals(folded: string, given: string): boolean {
  if (folded.length > 6 || folded.includes(' ')) return false
  const at = given.toLowerCase().indexOf(folded)
  const part = at < 0 ? given : given.slice(at, at + folded.length)
  if (part !== part.toUpperCase() || part === part.toLowerCase()) return false
  return (
    part.length === given.length || part.length <= (given === given.toUpperCase() ? 0 : 3) || !/[aeiouy]/.test(folded)
  )
}

/** Made-up names that another company bears, or that several would have, are left out. */
function withoutClashes(drafts: readonly Draft[], entries: readonly GazetteerEntry[]): Draft[] {
  const owners = new Map<string, Set<number>>()
  const given = new Set<string>()
  const kinds = new Map<string, number>()
  for (const one of drafts) {
    if (!madeUp.has(one.form)) given.add(one.text)
    owners.set(one.text, (owners.get(one.text) ?? new Set()).add(one.entry))
    kinds.set(one.text, (kinds.get(one.text) ?? 0) | (1 << mentionKinds.indexOf(entries[one.entry]?.kind ?? 'company')))
  }
  return drafts
    .filter((one) => !madeUp.has(one.form) || (owners.get(one.text)?.size === 1 && !given.has(one.text)))
    .map((one) => {
      const mask = kinds.get(one.text) ?? 0
      return (mask & (mask - 1)) === 0 ? one : { ...one, trait: one.trait | traits.otherKind }
    })
}

function packed(
  entries: readonly GazetteerEntry[],
  drafts: readonly Draft[],
  refused: readonly RefusedName[],
): Gazetteer {
  const builder = trieBuilder(drafts.reduce((sum, one) => sum + one.text.length, 1))
  const count = drafts.length
  const entry = new Int32Array(count)
  const form = new Uint8Array(count)
  const trait = new Uint16Array(count)
  const next = new Int32Array(count).fill(-1)
  const last = new Map<number, number>()
  const first = new Map<number, number>()
  drafts.forEach((one, at) => {
    const node = builder.add(one.text)
    const before = last.get(node)
    if (before === undefined) first.set(node, at)
    else next[before] = at
    last.set(node, at)
    entry[at] = one.entry
    form[at] = nameForms.indexOf(one.form)
    trait[at] = one.trait
  })
  const trie = builder.finish(first)
  const bytes = trieBytes(trie) + entry.byteLength + form.byteLength + trait.byteLength + next.byteLength
  return {
    entries,
    trie,
    entry,
    form,
    trait,
    next,
    until: drafts.map((one) => one.until),
    refused,
    names: count,
    bytes,
  }
}
