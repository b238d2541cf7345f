/** What makes a text belong: any of some words and all of others, in Chinese or English. */
export interface WordQuery {
  any: readonly string[]
  all: readonly string[]
}

/** Finds words in texts. */
export interface WordMatcher {
  /** Whether there is anything to find. */
  empty: boolean
  /**
   * The word found, as it was asked for: of several the longest. Null where the text does not hold what is asked for.
   */
  find: (text: string | Searchable) => string | null
}

/** A text made ready to be searched many times. */
export interface Searchable {
  zh: string
  en: string
}

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)
/** Full width made half, lower case, dashes and runs of spaces one space. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-‐-―·_/]+/gu, ' ')
    .trim()
/** Chinese is written without spaces: those that layout put in are taken out. */
const unspaced = (text: string): string => plain(text).replace(/(?<=\p{Script=Han}) +| +(?=\p{Script=Han})/gu, '')

/**
 * An English word without the endings of number: `batteries` → `battery`, `cells` → `cell`; `gas`, `glass` and `IoS`
 * stay.
 */
function stem(word: string): string {
  if (word.length <= 3) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:sses|shes|ches|xes)$/.test(word)) return word.slice(0, -2)
  return /[^su]s$/.test(word) && !word.endsWith('is') ? word.slice(0, -1) : word
}

/** Latin words and numbers of a text in order; Chinese between them parts them. */
const latin = (text: string): string =>
  ` ${[...plain(text).matchAll(/[\p{L}\p{N}][\p{L}\p{N}.+&']*/gu)]
    .flatMap(([run]) => run.split(/\p{Script=Han}+/u))
    .map((word) => stem(word.replace(/(?<![.'])[.']+$/u, '')))
    .filter(Boolean)
    .join(' ')} `

/** Makes a text ready: worth it where many words are looked for in it. */
export const searchable = (text: string): Searchable => ({ zh: unspaced(text), en: latin(text) })

/** Whether a Chinese word stands in a text, and not as the end of its opposite (`非金属` is no `金属`). */
function holdsChinese(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (text[at - 1] !== '非' || word.startsWith('非')) return true
  return false
}

interface Prepared {
  word: string
  chinese: boolean
  form: string
}

function prepared(words: readonly string[]): Prepared[] {
  return [...new Set(words.map((word) => word.trim()))]
    .flatMap((word): Prepared[] => {
      const chinese = isChinese(word)
      const form = chinese ? unspaced(word) : latin(word)
      // One Chinese character stands in too much.
      return (chinese ? [...form].length >= 2 : form.trim() !== '') ? [{ word, chinese, form }] : []
    })
    .toSorted((a, b) => b.form.length - a.form.length || (a.word < b.word ? -1 : 1))
}

/** Prepares words once for many texts. Words of one Chinese character, and empty ones, find nothing. */
export function matcherOf({ any, all }: WordQuery): WordMatcher {
  const [some, every] = [prepared(any), prepared(all)]
  // Of `all` a word that cannot be found must not be taken for found.
  const never =
    all.length > every.length &&
    all.some((word) => word.trim() !== '' && !every.some((one) => one.word === word.trim()))
  return {
    empty: some.length === 0 && every.length === 0,
    find(text) {
      if (never) return null
      const { zh, en } = typeof text === 'string' ? searchable(text) : text
      const holds = ({ chinese, form }: Prepared): boolean => (chinese ? holdsChinese(zh, form) : en.includes(form))
      if (!every.every(holds)) return null
      const found = some.find(holds) ?? (some.length === 0 ? every[0] : undefined)
      return found?.word ?? null
    },
  }
}

/**
 * Words for a database that narrows down which texts to read: Chinese as they stand, Latin as a pattern around which no
 * letter or digit stands. What it lets through is still to be asked with `find`.
 */
export function narrowingPatterns({ any, all }: WordQuery): { any: string[]; all: string[] } {
  const pattern = ({ chinese, word }: Prepared): string => {
    const literal = word
      .normalize('NFKC')
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/[\s-]+/g, chinese ? '\\s*' : '[\\s\\-]+')
    return chinese ? literal : `(^|[^a-zA-Z0-9])${literal.replace(/(?:ies|es|s|y)$/i, '')}`
  }
  return { any: prepared(any).map(pattern), all: prepared(all).map(pattern) }
}
