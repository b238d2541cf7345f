import type { GazetteerEntry, Gazetteer } from './gazetteer.ts'
import { traits } from './gazetteer.ts'
import { codeAt, sameExchange } from './codes.ts'
import { legalEnd } from './context-en.ts'
import { partOfLonger } from './context-zh.ts'
import { foldName, isDigit, isWord } from './fold.ts'
import { legalTails, looseWords, nameForms, type LinkForm } from './forms.ts'
import { isQualified } from './lists/common-zh.ts'
import { englishWords, isEnglishWord } from './lists/words-en.ts'
import { partOfLongerLatin } from './longer-en.ts'
import { surfaceOf, type Part } from './part.ts'
import { evidence, type Evidence } from './reasons.ts'
import type { Spot } from './scan.ts'

/** What a spot may mean, before its surroundings are weighed. */
export interface Guess {
  entry: GazetteerEntry
  name: number
  form: LinkForm
  trait: number
  start: number
  end: number
  why: Evidence[]
  score: number
  /** Telling by itself: no context is needed. */
  sure: boolean
}

const formReason: Readonly<Record<Exclude<LinkForm, 'code'>, Parameters<typeof evidence>[0]>> = {
  full: 'full-name',
  short: 'known-name',
  alias: 'known-name',
  nickname: 'known-name',
  english: 'known-name',
  former: 'former-name',
  derived: 'made-from-full-name',
  mark: 'exchange-mark',
  stem: 'short-form',
}

/** Guesses of one spot, one an entry, without looking around it. */
export function guessesAt(part: Part, spot: Spot, gazetteer: Gazetteer, at: string | null, forum: boolean): Guess[] {
  const found: Guess[] = []
  for (let name = spot.name; name >= 0; name = gazetteer.next[name] ?? -1) {
    const entry = gazetteer.entries[gazetteer.entry[name] ?? 0]
    const given = nameForms[gazetteer.form[name] ?? 0]
    const gone = gazetteer.until[name]
    // A name is the present one until the day on which its successor was known, and a former one after it.
    const form = given === 'short' && gone && at !== null && gone < at ? 'former' : given
    if (
      !entry ||
      !form ||
      (form === 'stem' && (!forum || (gone && at !== null && gone < at))) ||
      found.some((one) => one.entry === entry && one.form !== 'code')
    )
      continue
    const guess =
      form === 'code' ? codeGuess(part, spot, entry, name) : nameGuess(part, spot, entry, name, form, gazetteer, at)
    if (guess && form === 'nickname' && !forum && guess.end - guess.start === 2) {
      // In the press such a name is as often the group's or a subsidiary's: 中车产投.
      const reason = evidence('two-characters', [surfaceOf(part, guess.start, guess.end)], 2.5)
      guess.why.push(reason)
      guess.score += reason.weight
    }
    if (guess) found.push(guess)
  }
  return found
}

function made(
  entry: GazetteerEntry,
  name: number,
  form: LinkForm,
  trait: number,
  start: number,
  end: number,
  why: Evidence[],
  sure: boolean,
): Guess {
  return { entry, name, form, trait, start, end, why, score: why.reduce((sum, one) => sum + one.weight, 0), sure }
}

/** Capitals that stand in every market text and are no ticker unless marked as one. */
const noTickers = new Set(
  'CEO COO CFO CTO AGM EGM IPO ETF EPS GDP CPI PPI PMI PFD SER IRS FDA SEC FED IMF WHO USA UK EU US ASA PLC LLC INC LTD EST GMT USD EUR GBP JPY CNY WTI LNG ESG REIT SPAC YTD YOY QOQ NAV NII TTM ROE ROI CAGR CES API LED OEM FAQ USDA NASA NATO TSE ASX EPA AMS LON NYSE OTC SARS COVID JAN FEB MAR APR JUN JUL AUG SEP OCT NOV DEC MON TUE WED THU FRI SAT SUN'.split(
    ' ',
  ),
)

function codeGuess(part: Part, spot: Spot, entry: GazetteerEntry, name: number): Guess | null {
  const { text } = part.folded
  const seen = codeAt(text, spot.start, spot.end)
  if (!seen || !sameExchange(seen.exchange, entry.exchange)) return null
  const surface = surfaceOf(part, spot.start, spot.end)
  const numeric = isDigit(surface.charCodeAt(0))
  // `$ABCS` bears no ABC.
  if (!numeric && isWord(text.charCodeAt(spot.end))) return null
  const marked = seen.by !== null && (numeric || seen.by !== 'brackets')
  if (marked && (numeric || surface === surface.toUpperCase() || text[seen.start] === '$'))
    return made(
      entry,
      name,
      'code',
      0,
      seen.start,
      seen.end,
      [evidence('code-marked', [surfaceOf(part, seen.start, seen.end)])],
      true,
    )
  if (numeric)
    return surface.length === 6 && spot.end - spot.start === 6
      ? made(entry, name, 'code', traits.word, spot.start, spot.end, [evidence('code-bare', [surface])], false)
      : null
  if (
    surface !== surface.toUpperCase() ||
    part.how === 'capitals' ||
    surface.length < 3 ||
    surface.includes('.') ||
    noTickers.has(surface)
  )
    return null
  const fits = ofName(surface.toLowerCase(), entry)
  const why = [
    fits === 'whole' && !part.han
      ? evidence('acronym', [surface])
      : evidence(seen.by === 'brackets' ? 'bracketed-letters' : 'unmarked-ticker', [surface]),
  ]
  // 沙特王国控股公司（KHC）: letters in brackets are those of what stands before them.
  if (fits !== null && !(seen.by === 'brackets' && fits !== 'whole'))
    why.push(evidence('ticker-of-name', [surface], fits === 'whole' ? 1 : 0.25))
  if (englishWords.has(surface.toLowerCase())) why.push(evidence('ordinary-word-too', [surface]))
  return made(entry, name, 'code', traits.single, spot.start, spot.end, why, false)
}

/**
 * How a ticker fits its company's name: it is all of it that is said (HSBC Holdings), its first word or its words'
 * first letters, or has nothing of it.
 */
function ofName(ticker: string, { names }: GazetteerEntry): 'whole' | 'part' | null {
  let found: 'part' | null = null
  for (const { text, form } of names) {
    if (form !== 'english') continue
    const words = foldName(text)
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
    const own = words.filter((word) => !legalTails.has(word) && word !== 'of' && word !== 'and')
    if (words[0] === ticker && own.slice(1).every((word) => looseWords.has(word))) return 'whole'
    if (
      words[0] === ticker ||
      own.map((word) => word[0]).join('') === ticker ||
      words.map((word) => word[0]).join('') === ticker
    )
      found = 'part'
  }
  return found
}

const siteTail = /(?:港|机场|高速|公路|大桥|桥|景区|湖|山|岛|湾|街)$/

function nameGuess(
  part: Part,
  spot: Spot,
  entry: GazetteerEntry,
  name: number,
  form: Exclude<LinkForm, 'code'>,
  gazetteer: Gazetteer,
  at: string | null,
): Guess | null {
  const { text } = part.folded
  const trait = gazetteer.trait[name] ?? 0
  const surface = surfaceOf(part, spot.start, spot.end)
  const gone = gazetteer.until[name]
  const why: Evidence[] = []
  const company = entry.kind === 'company'
  if (trait & traits.han) {
    const shared = trait & traits.otherKind
    const plain =
      company &&
      trait & (traits.word | traits.short | traits.otherKind | traits.phrase | traits.composed | traits.generic)
    if (!company) why.push(evidence('known-term', [surface]))
    else if (form === 'stem') why.push(evidence('short-form', [surface]))
    // 秦皇岛港 of 秦皇岛港股份有限公司 is the port more often than its company.
    else if (form === 'derived' && siteTail.test(surface)) why.push(evidence('brand-too', [surface]))
    else if (!plain || form === 'full')
      why.push(
        evidence(
          form === 'derived' && text.length > 0 && surface.length <= 4 && surface.endsWith('股份')
            ? 'made-from-short-name'
            : formReason[form],
          [surface],
        ),
      )
    else {
      if (trait & traits.word) why.push(evidence(trait & traits.brand ? 'brand-too' : 'ordinary-word-too', [surface]))
      if (trait & traits.phrase && !(trait & traits.word)) why.push(evidence('phrase-too', [surface]))
      if (trait & traits.generic && !(trait & traits.word)) why.push(evidence('generic-name', [surface]))
      if (trait & traits.composed && !(trait & traits.word))
        why.push(evidence('composed-name', [surface], surface.length > 3 ? -5 : isQualified(surface) ? 3 : 1))
      if (trait & traits.short) why.push(evidence('two-characters', [surface]))
      if (shared) why.push(evidence('other-kind-too', [surface], trait & traits.phrase ? 2 : 1))
    }
    const longer = company
      ? partOfLonger(
          text,
          spot.start,
          spot.end,
          form === 'stem' || form === 'nickname',
          (word) =>
            !entry.names.some(({ form: own }) => own === 'full') ||
            entry.names.some(({ text: own, form: kind }) => kind === 'full' && own.includes(word)),
        )
      : null
    if (longer && form !== 'full') why.push(longer)
    if (surface.includes('\n')) return null
    if (company && gone && at !== null && gone < at) why.push(evidence('out-of-use', [gone]))
    const sure = company && !plain && !longer && form !== 'mark' && form !== 'derived' && form !== 'stem'
    return made(
      entry,
      name,
      form,
      trait,
      form === 'mark' && text[spot.start - 1] === '*' ? spot.start - 1 : spot.start,
      spot.end,
      why,
      sure,
    )
  }
  return latinGuess(part, spot, entry, name, form, trait, surface)
}

/** Words of a company's own names, folded. */
export const wordsOf = ({ names }: GazetteerEntry): ReadonlySet<string> =>
  new Set(names.flatMap(({ text }) => foldName(text).split(/[^a-z0-9]+/)))

const legalOf = (tail: string): string =>
  tail
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
    .split(' ')[0] ?? ''

/** Places of listing that are companies, too. */
const listing = new Set(['NASDAQ', 'NYSE', 'CBOE', 'HKEX', 'ASX', 'LSE'])

/** Words in small letters that are no name unless its bearer writes itself so: waste management, but bluebird bio. */
const isPhrase = (surface: string, { names }: GazetteerEntry): boolean =>
  /^[a-z]{3,}(?: [a-z]{3,})+$/.test(surface) &&
  surface.split(' ').some((one) => isEnglishWord(one)) &&
  !names.some(({ text }) => text.startsWith(surface))

function latinGuess(
  part: Part,
  spot: Spot,
  entry: GazetteerEntry,
  name: number,
  form: Exclude<LinkForm, 'code'>,
  trait: number,
  surface: string,
): Guess | null {
  const { text } = part.folded
  const capitals = surface === surface.toUpperCase()
  const capital = /^[^a-z]/.test(surface)
  const plural = text[spot.end] === 's'
  // `RILs`: a small letter after capitals.
  if (plural && !(capitals && surface.length > 1 && part.original[part.folded.at[spot.end] ?? 0] === 's')) return null
  // `QNB:XYZ`, `NASDAQ : XYZ`: a place of listing before its code.
  if (trait & traits.upper && text[spot.end] === ':' && isWord(text.charCodeAt(spot.end + 1))) return null
  if (listing.has(surface) && /^ ?: ?[A-Z]{1,5}\b/.test(part.original.slice(part.folded.at[spot.end] ?? 0))) return null
  const why: Evidence[] = []
  const company = entry.kind === 'company'
  const legal = company && !(trait & traits.lower) && capital ? legalEnd(text, spot.end) : spot.end
  const single = (trait & traits.single) !== 0
  const word = (trait & traits.word) !== 0
  const half = single && form === 'derived'
  // HNIs are wealthy persons, not several of a firm.
  if (plural) why.push(evidence('part-of-word', [`${surface}s`], 0.4))
  if (half) why.push(evidence('made-from-short-name', [surface]))
  else if (trait & traits.lower) why.push(evidence('known-term', [surface]))
  // RTX of RTX Corp: in a Chinese text such letters are mostly a term.
  else if (trait & traits.upper && trait & traits.cut)
    why.push(evidence(part.han ? 'unmarked-ticker' : surface.length <= 2 ? 'short-acronym' : 'acronym', [surface], 0.5))
  else if (trait & traits.upper) why.push(evidence(surface.length <= 2 ? 'short-acronym' : 'acronym', [surface]))
  else if (!company) why.push(evidence('known-term', [surface]))
  else if (single && part.han && capitals && trait & traits.cut && surface.length <= 5)
    why.push(evidence('unmarked-ticker', [surface], 0.5))
  else if (single) why.push(evidence(word ? 'ordinary-word-too' : 'one-word-name', [surface]))
  else why.push(evidence(form === 'derived' ? 'made-from-full-name' : formReason[form], [surface]))
  // Bank of America, Dish TV India Limited: the place is part of a firm's name.
  if (entry.kind === 'region' && (text.endsWith('bank of ', spot.start) || legalEnd(text, spot.end) > spot.end))
    why.push(evidence('part-of-longer-name', [surface]))
  if (legal > spot.end) why.push(evidence('legal-form', [surfaceOf(part, spot.start, legal)]))
  if (trait & traits.lower && !half) {
    if (trait & traits.short && !capitals) why.push(evidence('not-in-capitals', [surface]))
  } else {
    if (trait & traits.upper && !capitals)
      why.push(evidence('not-in-capitals', [surface], capital && !word && surface.length >= 4 ? 0.15 : word ? 2 : 1))
    else if (!capital && part.how !== 'small')
      why.push(evidence('written-small', [surface], single ? 1 : isPhrase(surface, entry) ? 1.6 : 0.5))
    else if (!capital && single) why.push(evidence('written-small', [surface], word ? 0.25 : 0.1))
    else if (trait & traits.upper && word && part.how === 'capitals')
      why.push(evidence('not-in-capitals', [surface], 0.5))
  }
  // Carborundum Universal Ltd is another firm than Universal.
  const led =
    legal > spot.end && single && (word || (trait & traits.cut) !== 0)
      ? partOfLongerLatin(part, spot.start, legal, wordsOf(entry), false, true, word)
      : null
  // Orion Corp is not Orion S.A.
  const otherForm = legal > spot.end && single && word && !wordsOf(entry).has(legalOf(text.slice(spot.end, legal)))
  if (otherForm) why.push(evidence('part-of-longer-name', [surfaceOf(part, spot.start, legal)], 1.4))
  if (led) why.push(evidence('part-of-longer-name', led.words, 1.4))
  const sure =
    company &&
    capital &&
    !led &&
    !otherForm &&
    (legal > spot.end || (!single && part.how !== 'capitals' && form !== 'derived'))
  return made(entry, name, form, trait, spot.start, legal, why, sure)
}
