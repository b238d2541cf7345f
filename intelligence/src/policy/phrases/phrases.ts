import { textIndex, type TextIndex } from './text-index.ts'

/** A text of a series with its ISO day. */
export interface DatedText {
  id: string
  date: string
  text: string
}

/** A phrase of a text: where it stands first, how often, and how much it says (higher is more). */
export interface Phrase {
  phrase: string
  start: number
  end: number
  count: number
  score: number
}

interface Word {
  word: string
  start: number
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
/** Fewest and most letters of a phrase, and most words of what is looked for at once. */
const [SHORTEST, LONGEST, MOST_WORDS] = [3, 14, 5]
/** Words that neither begin nor end a phrase. */
const joints = new Set(
  '的 了 和 与 及 或 在 把 将 对 从 为 以 等 要 是 有 也 都 又 更 使 让 被 由 向 并 而 且 其 这 那 该 各 所 于 之 地 得 着 过 给 同 就 还 则 不 最 很 再 已 已经 以及 我们 他们 这个 一个 一些 进行 通过 作为 因为 但是 同时 今年 明年 去年 以来 会议 指出 强调 认为 要求 必须 应当 继续 进一步 不断 年 月 日 个 项 种 次 名 位 家'.split(
    ' ',
  ),
)
/** Single letters with which a word may begin, and with which it may end. */
const prefixes = new Set('新高大小强稳促防保双多低全非超去降补控扩总准无数微绿云')
const suffixes = new Set('化性力度率业权制点区链圈群带网品法费税债贷险源型量额市省县村券房城镇器机电车粮')
const isHan = /^\p{Script=Han}+$/u

/** Words of each run of Chinese letters of a text: no phrase goes over a sign or a figure. */
function runsOf(text: string): Word[][] {
  const runs: Word[][] = []
  let run: Word[] = []
  for (const { segment, index } of segmenter.segment(text)) {
    if (isHan.test(segment)) run.push({ word: segment, start: index })
    else if (run.length > 0) {
      runs.push(run)
      run = []
    }
  }
  if (run.length > 0) runs.push(run)
  return runs
}

const joined = (words: readonly Word[], from: number, to: number): string =>
  words
    .slice(from, to + 1)
    .map(({ word }) => word)
    .join('')

/** Share of places from which on a neighbour belongs to the phrase. */
const BOUND = 0.6

/** The same words grown until neither end is bound to what stands beside it; null where that leads too far. */
function closed(words: readonly Word[], [from, to]: [number, number], index: TextIndex): [number, number] | null {
  let [start, end] = [from, to]
  for (;;) {
    const phrase = joined(words, start, end)
    if (phrase.length > LONGEST) return null
    const tight = (piece: string, side: 'before' | 'after') => (index.bound(piece, side) ?? 0) >= BOUND
    const after = end < words.length - 1 && (tight(phrase.slice(-2), 'after') || tight(phrase.slice(-3), 'after'))
    const before = start > 0 && (tight(phrase.slice(0, 2), 'before') || tight(phrase.slice(0, 3), 'before'))
    if (!after && !before) return [start, end]
    if (after) end++
    if (before) start--
  }
}

/** Words `from` to `to` without joints at their ends; a lone letter that begins or ends no word takes its neighbour in. */
function whole(words: readonly Word[], from: number, to: number): [number, number] | null {
  let [start, end] = [from, to]
  const wordAt = (at: number) => words[at]?.word ?? ''
  const lone = (at: number, kind: ReadonlySet<string>) =>
    wordAt(at).length === 1 && !kind.has(wordAt(at)) && !joints.has(wordAt(at))
  while (start <= end && joints.has(wordAt(start))) start++
  while (end >= start && joints.has(wordAt(end))) end--
  if (start > end) return null
  if (lone(start, prefixes)) {
    if (start === 0 || joints.has(wordAt(start - 1))) return null
    start--
  }
  if (lone(end, suffixes)) {
    if (end === words.length - 1 || joints.has(wordAt(end + 1))) return null
    end++
  }
  return lone(start, prefixes) || lone(end, suffixes) ? null : [start, end]
}

/** Shortest rows of words that the index does not hold, those that overlap as one. */
function unseen(words: readonly Word[], index: TextIndex): [number, number][] {
  const found: [number, number][] = []
  let last = -1
  for (let end = 0; end < words.length; end++)
    // The nearest beginning: the shortest row that ends here and is new.
    for (let start = end; start > Math.max(last, end - MOST_WORDS); start--) {
      const piece = joined(words, start, end)
      if (piece.length < 2 || index.count(piece, 1) > 0) continue
      const before = found.at(-1)
      if (before && start <= before[1] + 1 && joined(words, before[0], end).length <= LONGEST) before[1] = end
      else found.push([start, end])
      last = start
      break
    }
  return found
}

/** Phrases by their score, those that stand within a higher one left out. */
function best(phrases: readonly Phrase[], most: number): Phrase[] {
  const kept: Phrase[] = []
  for (const one of phrases.toSorted((a, b) => b.score - a.score || a.start - b.start || b.end - a.end)) {
    if (kept.length >= most) break
    if (!kept.some(({ phrase }) => phrase.includes(one.phrase) || one.phrase.includes(phrase))) kept.push(one)
  }
  return kept
}

const timesIn = (text: string, phrase: string): number => text.split(phrase).length - 1

/**
 * Phrases of a text that no earlier text of its series has, likeliest first. Words are whole (Unicode word boundaries
 * of Chinese), joints like 的 begin and end none. The score is the times it stands in the text times how rare its words
 * were before: ln(1 + letters before / times before), mean over its words. The same texts give the same phrases.
 */
export function newPhrases(text: string, earlier: readonly DatedText[], most = 30): Phrase[] {
  const texts = earlier.map((one) => one.text)
  const index = textIndex(texts)
  const all = textIndex([...texts, text])
  const size = texts.reduce((sum, one) => sum + one.length, 0)
  const found = new Map<string, Phrase>()
  for (const words of runsOf(text))
    for (const [from, to] of unseen(words, index)) {
      const grown = closed(words, [from, to], all)
      const [start, end] = (grown && whole(words, ...grown)) ?? [0, -1]
      const phrase = joined(words, start, end)
      if (phrase.length < SHORTEST || phrase.length > LONGEST || found.has(phrase)) continue
      if (index.count(phrase, 1) > 0) continue
      const own = words.slice(start, end + 1).filter(({ word }) => word.length > 1)
      const rarity =
        own.reduce((sum, { word }) => sum + Math.log(1 + size / (1 + index.count(word))), 0) / Math.max(1, own.length)
      const count = timesIn(text, phrase)
      const at = words[start]?.start ?? 0
      found.set(phrase, { phrase, start: at, end: at + phrase.length, count, score: count * rarity })
    }
  return best([...found.values()], most)
}

/** Earlier texts in a row that must have had a phrase for its absence to say something. */
const STEADY = 2

/** A phrase that is no longer said; `count` is the number of texts in a row before that had it. */
export type DroppedPhrase = Phrase

/**
 * Phrases that the texts before had in a row, at least two, and this one has not; places are those in the last of them.
 * The score is the number of those texts times ln(1 + letters). Earlier texts in the order of their days.
 */
export function droppedPhrases(text: string, earlier: readonly DatedText[], most = 30): DroppedPhrase[] {
  const last = earlier.at(-1)
  if (!last) return []
  const before = earlier.toReversed()
  const index = textIndex(earlier.map((one) => one.text))
  const found = new Map<string, Phrase>()
  for (const words of runsOf(last.text))
    for (let from = 0; from < words.length; from++)
      for (let to = from; to < Math.min(words.length, from + MOST_WORDS); to++) {
        const [start, end] = whole(words, from, to) ?? [0, -1]
        if (start !== from || end !== to) continue
        const grown = closed(words, [from, to], index)
        if (grown?.[0] !== from || grown[1] !== to) continue
        const phrase = joined(words, from, to)
        if (phrase.length < SHORTEST + 1 || phrase.length > LONGEST || found.has(phrase) || text.includes(phrase))
          continue
        const absent = before.findIndex((one) => !one.text.includes(phrase))
        const count = absent < 0 ? before.length : absent
        if (count < STEADY) continue
        const at = words[from]?.start ?? 0
        found.set(phrase, {
          phrase,
          start: at,
          end: at + phrase.length,
          count,
          score: count * Math.log(1 + phrase.length),
        })
      }
  return best([...found.values()], most)
}
