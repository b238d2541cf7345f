import { evidence, type Evidence } from './reasons.ts'
import { isWord } from './fold.ts'
import { legalTails } from './forms.ts'
import { englishSenses } from './lists/senses-en.ts'
import { businessForms, businessVerbs } from './lists/verbs-en.ts'
import { englishWords, firstNames } from './lists/words-en.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
const companyAfter = words(
  `shares share stock stocks ceo cfo coo chief chairman chairwoman executive executives president spokesperson spokesman spokeswoman founder cofounder management board directors investors shareholders employees workers staff stores store customers earnings results revenue revenues profit profits sales guidance outlook dividend buyback margins valuation bonds debt holdings inc corp bulls bears calls puts options quarterly q1 q2 q3 q4 fy recently trading ipo says`,
)
const companyBefore = words(
  'rival rivals retailer giant maker automaker carmaker chipmaker miner lender insurer airline utility conglomerate brand owner parent subsidiary competitor competitors supplier suppliers owns bought acquire acquires acquired acquiring buy buys buying sell selling sold sues sued suing upgrades upgraded downgrades downgraded upgrade downgrade joins joined including versus vs short shorted own owning company firm group startup stock shares hold holding against unicorn drugmaker major upstart via invested backed-by like',
)
const looseBefore = words('at from by with for and than')
const stakeOf = words(
  'transcript shares stake stock investors investment bonds ceo chairman founder analyst position interest acquisition takeover purchase merger board unit parent owner maker customers employees president',
)
const places = words(
  'town city village state county port province district region island river lake bay republic kingdom university',
)
const determiners = words(
  'a an this that these those my your his her our their its each every any some no another one two three several many most few both all such',
)
/** Verbs that say little of who does them. */
const finite = words('is was has had will would may could')
const owners = words('my your his her our their its')
const starters = words(
  'why how when where what who which after before with without while if as amid despite since because although though however but and or so yet also is are was were will can could would should may might it he she they we i you this that these those there here now then still even just only not no never always both either neither from to at by for on in of about between against like unlike than per via long short',
)
const personTitles = words(
  'ceo cfo coo cto chairman president senator governor captain professor judge king queen prince princess lord lady sir saint mr mrs ms dr general colonel pastor actor actress singer author justice',
)
const finance = words(
  `holding holdings hold sold buying selling position puts shares stock stocks earnings revenue profit quarter quarterly dividend buyback guidance forecast forecasts analyst analysts upgrade downgrade nyse nasdaq ipo acquisition merger stake investors investor shareholders sales results ceo cfo lawsuit antitrust billion million bn mn crore percent pct eps outlook takeover bid deal profits loss losses margin margins valuation layoffs regulators sec filing bonds market-cap rupees rs inc corp ltd retailer tech giant company bullish bearish calls puts portfolio trading traders rally premarket recall factory plant chip startup price-target q1 q2 q3 q4 unit operations supplier suppliers subsidiary market markets net cr`,
)
const notPartOfName = words(
  'us uk eu chinese china american japanese japan german french british indian india korean european us-based tech chip oil bank ceo cfo mr ms fed sec monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december buy sell hold prefer avoid breaking update exclusive',
)
const weekdays = words('monday tuesday wednesday thursday friday saturday sunday')
/** What firms do with persons. */
const moved = words(
  'replace replaces replaced succeed succeeds succeeded appoint appoints appointed name names named hire hires hired tap taps tapped elevate elevates elevated promote promotes promoted',
)
/** Words that stand between given names and are themselves no surname. */
const noSurname = words(
  'shares stock inc ltd corp industries group bank motors power energy steel said says to and of in on for the ceo q1 q2 q3 q4 net',
)

/** Whether a word is one that headlines say of companies: shares, Q3, profit. */
export const saidOfCompanies = (word: string): boolean => companyAfter.has(word) || finance.has(word)

/**
 * Whether a capital at the beginning of a sentence says nothing: the word is an ordinary one, or says what kind of firm
 * follows.
 */
export const plainStart = (word: string): boolean =>
  (englishWords.has(word) && !firstNames.has(word)) ||
  businessVerbs.has(word) ||
  businessForms.has(word) ||
  finance.has(word) ||
  companyAfter.has(word) ||
  starters.has(word) ||
  /(?:er|or|ers|ors|ist|ian|ants?|firm|house|chain|group|line|ware|ly|ing|ed|s)$/.test(word)

export interface CaseOf {
  kind: 'cased' | 'title' | 'capitals' | 'small'
}

/** How a text uses capitals: as sentences do, as headlines, all, or none. */
export function caseOf(text: string): CaseOf['kind'] {
  let capital = 0
  let small = 0
  let upper = 0
  let lower = 0
  let inside = false
  let alone = 0
  const length = Math.min(text.length, 600)
  let from = 0
  for (let at = 0; at <= length; at++) {
    const unit = at < length ? text.charCodeAt(at) : 32
    const isUpper = unit >= 65 && unit <= 90
    const isLower = unit >= 97 && unit <= 122
    if (isUpper) upper++
    if (isLower) lower++
    const letter = isUpper || isLower
    if (letter && !inside) {
      inside = true
      from = at
    } else if (!letter && inside && unit !== 39) {
      inside = false
      if (text[from] === 'I' && (at - from === 1 || text[from + 1] === "'" || text[from + 1] === '’')) alone++
      if (at - from < 4) continue
      const first = text.charCodeAt(from)
      if (first >= 65 && first <= 90) capital++
      else small++
    }
  }
  // Posts in small letters still write I.
  if (upper === alone) return 'small'
  if (upper > 8 * lower && upper > 4) return 'capitals'
  return capital >= 3 && capital >= 3.2 * small ? 'title' : 'cased'
}

/** The word before a place, and where it begins; empty at the beginning of a sentence. */
export function wordBefore(text: string, start: number): { word: string; from: number } {
  let at = start
  if (text[at - 1] === ' ') at--
  const end = at
  while (at > 0 && end - at < 24 && (isWord(text.charCodeAt(at - 1)) || text[at - 1] === "'")) at--
  return { word: text.slice(at, end), from: at }
}

/** The word after a place, and where it ends; empty at the end of a sentence. */
export function wordAfter(text: string, end: number): { word: string; to: number } {
  let at = end
  if (text[at] === ' ') at++
  const from = at
  while (at < text.length && at - from < 24 && isWord(text.charCodeAt(at))) at++
  return { word: text.slice(from, at), to: at }
}

/** End of a name with the legal form that follows it: `Foo, Inc.` → after `inc`. The end itself where none follows. */
export function legalEnd(text: string, end: number): number {
  let at = end
  for (let turn = 0; turn < 3; turn++) {
    let from = at
    if (text[from] === ' ') from++
    if (text[from] === ',') from++
    if (text[from] === ' ') from++
    const { word, to } = wordAfter(text, from)
    if (
      word === '' ||
      word === 'the' ||
      word === 'se' ||
      word === 'ab' ||
      word === 'sa' ||
      word === 'ag' ||
      !legalTails.has(word)
    )
      break
    at = to
  }
  return at
}

const sentenceStarts = new Set(['`', ':', '.', '!', '?', ';', '"', '\n', '|', '(', '—', '–', '•'])

/** For a common thing (gold, lead): only the other senses of its word. */
export function englishSense(text: string, start: number, end: number): Evidence[] {
  const own = englishSenses.get(text.slice(start, end))
  if (!own) return []
  const { word: before } = wordBefore(text, start)
  const { word: after } = wordAfter(text, end)
  return [
    ...(own.before.includes(before) ? [evidence('ordinary-before', [before])] : []),
    ...(own.after.includes(after) ? [evidence('ordinary-after', [after])] : []),
  ]
}

/** Reasons around an English name. `original` and `place` give the case of its letters. */
export function englishContext(
  text: string,
  start: number,
  end: number,
  how: CaseOf['kind'],
  surface: string,
  nextCapital: boolean,
  beforeCapital: boolean,
): Evidence[] {
  const found: Evidence[] = []
  const name = text.slice(start, end)
  const push = (code: Evidence['code'], said: readonly string[], times = 1) => found.push(evidence(code, said, times))
  const { word: before, from } = wordBefore(text, start)
  const possessive = text.startsWith("'s", end) || (text[end] === "'" && surface.endsWith('s'))
  const { word: after, to } = wordAfter(text, possessive ? end + (text.startsWith("'s", end) ? 2 : 1) : end)
  const capital = /^[A-Z0-9]/.test(surface)
  if (possessive && capital) push('possessive', [`${surface}’s`])
  if (
    how === 'cased' &&
    capital &&
    before !== '' &&
    !sentenceStarts.has(text[start - 1] ?? '') &&
    !sentenceStarts.has(text[start - 2] ?? '')
  )
    push('capital-inside', [surface])

  const rest = text.slice(end, end + 60)
  if (
    /^ ?[+-]\d[\d.]*%/.test(rest) ||
    /^(?:,? (?:and )?[a-z]{2,5}){0,4} among [a-z ]{0,24}(?:gainers|losers|movers|decliners|advancers)/.test(rest)
  )
    push('share-word-beside', [rest.trim().split(' ')[0] ?? ''], 1.3)
  const own = englishSenses.get(name)
  const two = `${wordBefore(text, from).word} ${before}`
  if (own?.after.includes(after) && !(how === 'cased' && nextCapital && capital)) push('ordinary-after', [after])
  else if (companyAfter.has(after)) push('company-word-after', [after], capital ? 1 : 0.8)
  else if (businessForms.has(after) && capital) push('company-word-after', [after], finite.has(after) ? 0.6 : 1)
  else if ((after === 'to' || after === 'not') && capital && how !== 'small')
    push('company-word-after', [after], businessVerbs.has(wordAfter(text, to).word) ? 0.9 : 0.4)
  if (before === 'of' && places.has(two.split(' ')[0] ?? '')) push('ordinary-before', [two], 2)
  else if (own?.before.includes(before) && before !== 'a' && before !== 'an') push('ordinary-before', [before])
  else if (before === 'the') push('determiner', [before], own?.before.includes('the') ? 1.2 : 0.6)
  else if (before.endsWith("'s") && own !== undefined && own.before.includes('the') && how !== 'cased')
    push('determiner', [before])
  else if (determiners.has(before))
    push('determiner', [before], capital && how === 'cased' && owners.has(before) ? 0.4 : 1)
  else if (
    stakeOf.has(two.split(' ')[0] ?? '') &&
    (before === 'of' || before === 'in' || before === 'at' || before === 'with')
  )
    push('company-word-before', [two])
  else if (companyBefore.has(before)) push('company-word-before', [before], capital ? 1 : 0.6)
  else if (looseBefore.has(before) && capital && how === 'cased') push('company-word-before', [before], 0.3)

  let from2 = start
  while (from2 > 0 && start - from2 < 160 && text[from2 - 1] !== '\n') from2--
  const around = [
    ...text.slice(from2, start).split(/[^a-z0-9'&]+/),
    ...text.slice(end, end + 160).split(/[^a-z0-9'&]+/),
  ]
  const money = [...new Set(around.filter((word) => finance.has(word)))].slice(0, 3)
  if (money.length > 0) push('finance-words', money, money.length * (capital ? 1 : 0.6))
  const near = own?.near.find((word) => around.includes(word))
  if (near !== undefined) push('ordinary-near', [near])
  const adjacent = text[start - 1] === ' ' && isWord(text.charCodeAt(start - 2))
  if (how === 'capitals' || !capital) return found
  const earlier = wordBefore(text, from).word
  if (weekdays.has(name) && !text.startsWith('.com', end)) push('ordinary-before', [surface], 2)
  if (firstNames.has(name) && nextCapital && !noSurname.has(after)) push('first-name', [surface, after])
  // Paul Tudor Jones; replaces Kirby Adams as chief.
  else if (
    adjacent &&
    beforeCapital &&
    !name.includes(' ') &&
    firstNames.has(earlier) &&
    text[from - 1] === ' ' &&
    !companyBefore.has(before) &&
    !businessForms.has(before) &&
    !finance.has(before)
  )
    push('first-name', [earlier, before, surface])
  else if (
    adjacent &&
    nextCapital &&
    !name.includes(' ') &&
    moved.has(before) &&
    /^ [a-z'-]+ (?:as|to head|to lead|to run)\b/.test(text.slice(end, end + 40))
  )
    push('first-name', [before, surface, after])
  else if (
    adjacent &&
    (personTitles.has(before) ||
      (firstNames.has(before) && beforeCapital) ||
      (firstNames.has(name) && beforeCapital && !companyBefore.has(before)))
  )
    push('first-name', [before, surface])
  else if (
    how === 'cased' &&
    beforeCapital &&
    !name.includes(' ') &&
    adjacent &&
    !own?.after.includes(after) &&
    !companyBefore.has(before) &&
    !looseBefore.has(before) &&
    !notPartOfName.has(before) &&
    (from > 0 || !plainStart(before)) &&
    !determiners.has(before) &&
    before !== 'the'
  )
    push('part-of-longer-name', [`${before} ${name}`], 0.5)
  return found
}
