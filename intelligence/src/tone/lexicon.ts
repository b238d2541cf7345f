import { opportunityWords } from './lexicon-opportunity.ts'
import {
  lessMoves,
  moreMoves,
  goodMetrics,
  badMetrics,
  negators,
  reversers,
  contrasts,
  concessions,
} from './lexicon-scope.ts'
import { routineWords } from './lexicon-neutral.ts'
import { riskWords } from './lexicon-risk.ts'
import { Trie } from './trie.ts'
import { wordsIn } from './word-group.ts'

/**
 * What the dictionaries know of a word. A word may be several things: 终止 is bad by itself and turns what follows
 * around.
 */
export interface Entry {
  /** −1 risk, 1 opportunity, 0 neither. */
  sign: -1 | 0 | 1
  strength: 0 | 1 | 2 | 3
  /** What it is about, `routine`, or empty. */
  category: string
  /** 不, 未, 否认: the bad or good thing after it is not so. */
  negates: boolean
  /** 终止, 解除: turns what it is about around, before or after it. */
  reverses: boolean
  /** 1 for 增长, 升至; −1 for 下降, 降至; 0 for what is no movement. */
  moves: -1 | 0 | 1
  /** 1 for what should rise (净利), −1 for what should fall (不良率), 0 for what is no such measure. */
  measure: -1 | 0 | 1
  /** 但, 却: what follows counts. */
  contrasts: boolean
  /** 虽然, 尽管: what follows, up to the comma, counts less. */
  concedes: boolean
}

/** All dictionaries of Chinese tone in one: some 2,000 words. */
export const lexicon: ReadonlyMap<string, Entry> = (() => {
  const all = new Map<string, Entry>()
  const put = (word: string, more: Partial<Entry>) => {
    const known = all.get(word) ?? {
      sign: 0,
      strength: 0,
      category: '',
      negates: false,
      reverses: false,
      moves: 0,
      measure: 0,
      contrasts: false,
      concedes: false,
    }
    all.set(word, { ...known, ...more })
  }
  for (const word of wordsIn(routineWords)) put(word, { category: 'routine' })
  for (const { category, strength, words } of opportunityWords)
    for (const word of wordsIn(words)) put(word, { sign: 1, strength, category })
  // A word of both lists is a risk: what is announced as good is said to be good by other words too.
  for (const { category, strength, words } of riskWords)
    for (const word of wordsIn(words)) put(word, { sign: -1, strength, category })
  for (const word of wordsIn(negators)) put(word, { negates: true })
  for (const word of wordsIn(reversers)) put(word, { reverses: true })
  for (const word of wordsIn(moreMoves)) put(word, { moves: 1 })
  for (const word of wordsIn(lessMoves)) put(word, { moves: -1 })
  for (const word of wordsIn(goodMetrics)) put(word, { measure: 1 })
  for (const word of wordsIn(badMetrics)) put(word, { measure: -1 })
  for (const word of wordsIn(contrasts)) put(word, { contrasts: true })
  for (const word of wordsIn(concessions)) put(word, { concedes: true })
  return all
})()

/** The dictionaries, ready to be looked up from any place of a text. */
export const lexiconTrie = new Trie([...lexicon])
