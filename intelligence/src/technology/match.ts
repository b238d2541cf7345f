import { searchable, type Searchable } from '../themes/words.ts'
import type { KeywordQuery } from './keyword.ts'

/**
 * How a text holds a keyword. `head`: as what it speaks of (`锂电池`, `锂电池及配件`); `part`: as what something else is for
 * or of (`锂电池设备`, `battery separators`).
 */
export interface Hit {
  kind: 'head' | 'part'
  /** Which words: of the keyword itself, of its kinds, or of what it is made of. */
  by: 'same' | 'narrower' | 'inside'
  word: string
  /** Place in the text made ready. */
  at: number
}

/**
 * A text made ready in its two languages. Latin words within a Chinese text are looked for there, where what follows
 * them is seen.
 */
export function finderText(own: string | null, english: string | null = null): Searchable {
  const text = own ?? ''
  return {
    zh: isHan.test(text) ? searchable(text).zh : '',
    en: searchable([isHan.test(text) ? null : text, english].filter(Boolean).join(' . ')).en,
  }
}

/** Finds a keyword in texts made ready. */
export interface KeywordMatcher {
  /** Every place of its words; the longer of two at one place. */
  hits: (text: Searchable) => Hit[]
  /** Whether any stands there. */
  holds: (text: Searchable) => boolean
}

/**
 * What may follow a Chinese word that is what the text speaks of: nothing, a sign, or a word that says what is done with
 * it or how it comes.
 */
const headZh =
  /^(?:$|[^\p{L}\p{N}]|及|和|与|或|的|等|类|系列|产品|业务|板块|分部|销售|制造|生产|研发|研制|开发|设计|服务|收入|行业|产业|工业|业(?!务)|贸易|加工|经营|批发|零售|运营|专业|项目|整机|主机|品种|商品|药品|制品|集成|解决方案|系统|组|模组|模块|电芯|领域|技术|方面)/u
/** What follows an English word that stands for a purpose: what is sold is the word behind it. */
const partEn =
  /^ (?:material|equipment|component|part|machine|machinery|separator|electrolyte|tester|testing|recycling|management|charger|casing|accessory|precursor|foil|film|chemical|inspection|tool|mould|mold|distribution|logistics|packaging|software|design) /u

interface Words {
  by: Hit['by']
  zh: RegExp | null
  en: RegExp | null
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const isHan = /\p{Script=Han}/u

function wordsOf(by: Hit['by'], words: readonly string[]): Words {
  const forms = { zh: new Set<string>(), en: new Set<string>() }
  for (const word of words) {
    const ready = searchable(word)
    if (isHan.test(word)) forms.zh.add(escaped(ready.zh))
    else if (ready.en.trim() !== '') {
      forms.en.add(escaped(ready.en.trim()))
      // Among Chinese characters a Latin word ends where the next character is none.
      forms.zh.add(`(?<![a-z0-9])${escaped(ready.zh)}(?![a-z0-9])`)
    }
  }
  const pattern = (all: Set<string>) => [...all].toSorted((a, b) => b.length - a.length).join('|')
  return {
    by,
    // `非金属` is no `金属`. Latin words stand between spaces: the one behind is left to the next word.
    zh: forms.zh.size === 0 ? null : new RegExp(`(?<!非)(?:${pattern(forms.zh)})`, 'gu'),
    en: forms.en.size === 0 ? null : new RegExp(`(?<= )(?:${pattern(forms.en)})(?= )`, 'gu'),
  }
}

/** Words of one character stand in too much: they are looked for in names alone, which are short. */
const isSingle = (word: string): boolean => isHan.test(word) && [...word].length === 1

/** Makes a keyword ready for many texts. `names`: short texts, in which single characters count. */
export function keywordMatcher(query: KeywordQuery, names: boolean): KeywordMatcher {
  const told = (words: readonly string[]) => (names ? words : words.filter((word) => !isSingle(word)))
  const groups = [
    wordsOf('same', told(query.same)),
    wordsOf('narrower', told(query.narrower)),
    wordsOf('inside', told(query.inside)),
  ]
  const hits = (text: Searchable): Hit[] => {
    const found: Hit[] = []
    const taken: [number, number][] = []
    for (const { by, zh, en } of groups) {
      for (const match of zh ? text.zh.matchAll(zh) : []) {
        const [word] = match
        const end = match.index + word.length
        if (taken.some(([from, to]) => match.index < to && end > from)) continue
        taken.push([match.index, end])
        found.push({ kind: headZh.test(text.zh.slice(end)) ? 'head' : 'part', by, word, at: match.index })
      }
      for (const match of en ? text.en.matchAll(en) : []) {
        const [word] = match
        const rest = text.en.slice(match.index + word.length)
        found.push({ kind: partEn.test(rest) ? 'part' : 'head', by, word, at: match.index })
      }
    }
    return found
  }
  const holds = ({ zh, en }: Searchable): boolean =>
    groups.some((one) => (one.zh !== null && zh.search(one.zh) >= 0) || (one.en !== null && en.search(one.en) >= 0))
  return { hits, holds }
}
