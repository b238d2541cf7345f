import { englishContext, englishSense, wordBefore } from './context-en.ts'
import { chineseContext } from './context-zh.ts'
import { isDigit, isHan } from './fold.ts'
import { traits } from './gazetteer.ts'
import { isQualified } from './lists/common-zh.ts'
import { nicknamesOf } from './lists/nicknames.ts'
import { partOfLongerLatin } from './longer-en.ts'
import { surfaceOf, type Part } from './part.ts'
import { evidence, type Evidence } from './reasons.ts'
import { wordsOf, type Guess } from './score.ts'

/**
 * Says of whom it is told, not only that a text is about money: enough for letters that abbreviate other things, too.
 */
const aboutCompany = new RegExp(
  [
    '^将$',
    '公告',
    '披露',
    '董',
    '总裁',
    '高管',
    '股东',
    '实控',
    '子公司',
    '旗下',
    '财报',
    '业绩',
    '营收',
    '净利',
    '毛利',
    '回购',
    '增持',
    '减持',
    '分红',
    '派息',
    '上市',
    '退市',
    '停牌',
    '复牌',
    '市值',
    '估值',
    '股份',
    '公司',
    'ceo',
    '首席',
    '创始人',
    '宣布',
    '收购',
    '裁员',
    '扭亏',
    '亏损',
    '盈利',
    '递表',
    '季报',
    '年报',
    '市盈率',
    '股权',
  ].join('|'),
)
/** Reasons that hold for any word of a market text. */
const looseReasons: ReadonlySet<Evidence['code']> = new Set(['finance-words', 'capital-inside', 'possessive'])
/** 戴尔科技CEO Dell表示: who follows a title is a person. */
const titleBefore =
  /(?:ceo|cfo|coo|cto|官|总裁|董事长|主席|总统|总理|首相|部长|省长|州长|议员|行长|分析师|策略师|经济学家|教授|先生|女士) ?$/

/** Reasons for and against a name by what stands around it. */
export function around(part: Part, guess: Guess): Evidence[] {
  const found = guess.trait & traits.han ? aroundHan(part, guess) : aroundLatin(part, guess)
  const fromShort = guess.why.some(({ code }) => code === 'made-from-short-name')
  // 科拓股份 for 科拓生物 is as often another firm: only the company itself elsewhere, or its code, says that it is meant.
  if (guess.trait & traits.han && fromShort) return found.filter(({ weight }) => weight < 0)
  if (!isTicker(part, guess) && !isPlainLatin(guess)) return found
  const beside = (code: Evidence['code']) => code === 'company-word-after' || code === 'company-word-before'
  return found.filter(
    ({ code, words }) => !looseReasons.has(code) && !(part.han && beside(code) && !aboutCompany.test(words.join(' '))),
  )
}

/** What everybody calls it: Google Analytics is Google's. */
const wellKnown = ({ entry, form }: Guess): boolean =>
  form !== 'code' && nicknamesOf(entry.code ?? '', entry.exchange).length > 0

/**
 * An ordinary word that a company's longer name begins with: Monday of monday.com, View of View, Inc.
 * What everybody calls so is none.
 */
const isPlainLatin = (guess: Guess): boolean =>
  guess.form !== 'code' &&
  !(guess.trait & (traits.han | traits.lower)) &&
  (guess.trait & traits.word) !== 0 &&
  (guess.trait & traits.cut) !== 0 &&
  !wellKnown(guess)

/** A ticker, or in a Chinese text the capitals that a longer name begins with. */
const isTicker = (part: Part, { form, trait, start }: Guess): boolean =>
  (form === 'code' && !isDigit(part.folded.text.charCodeAt(start))) ||
  (part.han && (trait & traits.upper) !== 0 && (trait & traits.cut) !== 0)

/**
 * Words of markets whose acronyms and short names mean other firms than the American list's: MCX, CMC and FMC of India,
 * Orion of Finland.
 */
const otherMarkets =
  /\b(?:rs|crores?|lakhs?|sensex|nifty|sebi|rbi|bse|nse|dalal|d-street|rupees?|nsel|mumbai|delhi|indian?|gujarat|bengal|karnataka|maharashtra|oyj|helsinki|hel :|finnish|finland|tallinn|bursa|naira)\b/
/** Groups that everybody speaks of by their letters. */
const everywhere = new Set(
  'hsbc ubs ibm ge gm hp gsk bp sap abb kkr tpg msci amd ups ing aig rbs jll wns jpm citi bofa cnn dhl basf bmw axa'.split(
    ' ',
  ),
)
/** Most units of such a name. */
const SHORT = 6

const markets = new WeakMap<Part, string>()
/** The word by which a text is of another market, looked for once; empty for none. */
function marketOf(part: Part, text: string): string {
  const known = markets.get(part) ?? otherMarkets.exec(text)?.[0] ?? ''
  markets.set(part, known)
  return known
}

/**
 * Against letters, or an ordinary word, that only an American listing bears, in a text about another market; `known`:
 * what everybody calls it.
 */
function abroad(part: Part, { entry, trait, start, end }: Guess, known: boolean): Evidence[] {
  const {
    folded: { text },
    han,
  } = part
  if (han || known || text[start] === '$' || entry.exchange !== 'US' || !(trait & traits.single)) return []
  const name = text.slice(start, end)
  const capitals = /^[A-Z][A-Z&]+$/.test(surfaceOf(part, start, end))
  if (!capitals && !(trait & (traits.upper | traits.word))) return []
  const said = name.length > SHORT || everywhere.has(name) ? '' : marketOf(part, text)
  return said === '' ? [] : [evidence('other-market', [said])]
}

function aroundHan({ folded: { text } }: Part, { form, trait, start, end }: Guess): Evidence[] {
  if (form === 'mark') return []
  const plain =
    form !== 'nickname' && ((trait & (traits.word | traits.generic)) !== 0 || isQualified(text.slice(start, end)))
  return chineseContext(text, start, end, plain, form === 'nickname' || form === 'derived')
}

function aroundLatin(part: Part, guess: Guess): Evidence[] {
  const { text, at } = part.folded
  const { start, end, trait, form, entry } = guess
  if (trait & traits.lower && form !== 'derived') return englishSense(text, start, end)
  const single = (trait & traits.single) !== 0
  const word = (trait & traits.word) !== 0
  const known = wellKnown(guess)
  const longer = (letters: boolean, plain: boolean): Evidence[] => {
    const found = single ? partOfLongerLatin(part, start, end, wordsOf(entry), letters, plain) : null
    return found ? [found] : []
  }
  if (part.han || isHan(text.charCodeAt(end)) || isHan(text.charCodeAt(start - 1))) {
    if (single && titleBefore.test(text.slice(Math.max(0, start - 8), start)))
      return [evidence('foreign-person', [text.slice(Math.max(0, start - 5), end)])]
    return [...longer(!known, !known), ...chineseContext(text, start, end, word)]
  }
  const capital = (place: number, units: number) => /^\s*[A-Z]/.test(part.original.slice(place, place + units))
  const next = capital(at[end] ?? 0, 3)
  const before = capital(at[wordBefore(text, start).from] ?? 0, 1)
  const how = form === 'code' ? 'title' : part.how
  const letters = form === 'code' || (trait & traits.upper) !== 0
  return [
    ...abroad(part, guess, known),
    ...longer(letters, !known && word),
    ...englishContext(text, start, end, how, surfaceOf(part, start, end), next, before),
  ]
}
