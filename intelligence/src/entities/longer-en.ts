import { businessForms, businessVerbs } from './lists/verbs-en.ts'
import { looseWords, legalTails } from './forms.ts'
import { isEnglishWord } from './lists/words-en.ts'
import { isDigit, isWord } from './fold.ts'
import { plainStart, saidOfCompanies } from './context-en.ts'
import { evidence, type Evidence } from './reasons.ts'
import type { Part } from './part.ts'

/** Words of trade with which firms' names go on: Avista Advisory is not Avista. */
const goesOn = new Set(
  `
capital advisory advisors energy power resources minerals mining mines metals shipping engineering infrastructure
infra realty estates estate properties housing foods food sugar tea chemicals chemical fertilisers fertilizers
pharma pharmaceuticals pharmaceutical therapeutics biosciences lifesciences securities finance financial insurance
bank bancorp bankshares steel cement cements logistics project systems solutions media entertainment airways
airlines hotels hospitality textiles spinning gas oil petroleum telecom communications electronics electricals
breweries distilleries ventures asset funds fund trust behring university college hospital hospitals school
institute council ministry agency association foundation party court county township city island river valley beach
park stadium street avenue road healthcare spirits utilities exchange
`
    .trim()
    .split(/\s+/),
)

/** Names that are adjectives: with another word in capitals behind them they are that word's (United Spirits). */
const adjectives = new Set(
  'united american national general universal southwest allied joint first global public royal standard central eastern western northern southern pacific atlantic continental international'.split(
    ' ',
  ),
)

/** A word beside a place, with only a space between. */
interface Beside {
  word: string
  capital: boolean
  /** In capitals altogether. */ all: boolean
  /** At the beginning of the text. */ first: boolean
}

function besideAt(part: Part, from: number, to: number): Beside {
  const written = part.original.slice(part.folded.at[from] ?? 0)
  return {
    word: part.folded.text.slice(from, to),
    capital: /^[A-Z]/.test(written),
    all: /^[A-Z]{2}/.test(written),
    first: from === 0,
  }
}

function wordBehind(part: Part, end: number): Beside | null {
  const { text, at } = part.folded
  if (text[end] !== ' ' || part.original[(at[end - 1] ?? 0) + 1] !== ' ') return null
  let to = end + 1
  while (to < text.length && isWord(text.charCodeAt(to))) to++
  return to === end + 1 ? null : besideAt(part, end + 1, to)
}

function wordAhead(part: Part, start: number): Beside | null {
  const { text, at } = part.folded
  if (text[start - 1] !== ' ' || part.original.slice((at[start - 2] ?? 0) + 1, at[start] ?? 0) !== ' ') return null
  let from = start - 1
  while (from > 0 && isWord(text.charCodeAt(from - 1))) from--
  return from === start - 1 ? null : besideAt(part, from, start - 1)
}

/** Group and holdings say nothing of who follows; of an ordinary word, Industries or International do. */
const neutral = (word: string, plain: boolean): boolean =>
  legalTails.has(word) || (plain ? word === 'group' || word === 'holdings' : looseWords.has(word))

const ofTexts = (word: string): boolean =>
  isEnglishWord(word) ||
  businessForms.has(word) ||
  businessVerbs.has(word) ||
  plainStart(word) ||
  isDigit(word.charCodeAt(word.length - 1))

/**
 * Signs that a Latin name of one word is part of a longer name that the list does not know: Great Eastern Shipping,
 * BP Singh, Carborundum Universal Ltd. `own`: words of the company's own names; `letters`: a ticker or an acronym;
 * `plain`: what stands before is looked at, too, and where `first` is said even at the beginning of the text, where a
 * verb may stand.
 */
export function partOfLongerLatin(
  part: Part,
  start: number,
  end: number,
  own: ReadonlySet<string>,
  letters: boolean,
  plain: boolean,
  first = true,
): Evidence | null {
  const name = part.folded.text.slice(start, end)
  const said = (times: number, ...words: string[]) => evidence('part-of-longer-name', [words.join(' ')], times)
  const after = wordBehind(part, end)
  if (after?.capital && !own.has(after.word) && !legalTails.has(after.word)) {
    if (part.han && letters) return said(0.6, name, after.word)
    if (!own.has(after.word.replace(/s$/, '')) && !neutral(after.word, plain)) {
      if (plain && looseWords.has(after.word)) return said(1, name, after.word)
      if (
        adjectives.has(name) &&
        part.how !== 'capitals' &&
        (part.how === 'cased' ||
          !(saidOfCompanies(after.word) || businessForms.has(after.word) || businessVerbs.has(after.word)))
      )
        return said(1.4, name, after.word)
      // United Internet AG: a legal form behind the next word.
      const beyond = wordBehind(part, end + 1 + after.word.length)
      if (beyond?.capital && legalTails.has(beyond.word)) return said(1.4, name, after.word, beyond.word)
      if (goesOn.has(after.word)) return said(part.how === 'cased' ? 1 : 0.6, name, after.word)
      if (letters && part.how === 'cased' && !after.all && !ofTexts(after.word)) return said(0.6, name, after.word)
    }
  }
  const ahead = plain && part.how !== 'capitals' ? wordAhead(part, start) : null
  if (!ahead?.capital || own.has(ahead.word) || (ahead.first && !first)) return null
  return part.han || (!plainStart(ahead.word) && !isEnglishWord(ahead.word)) ? said(0.6, ahead.word, name) : null
}
