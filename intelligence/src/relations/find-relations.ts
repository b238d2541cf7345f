import { sentencesIn } from '../text/sentences.ts'
import { englishAsked, englishDenied, englishRules } from './english-rules.ts'
import { chineseRules, denied, type Rule } from './rules.ts'
import type { NamedCompany, RelationFound } from './types.ts'

/** Words without which no rule fits: texts that have none of them are done at once. */
const asked =
  /供应|供货|配套商|中标|代工|客户|买家|采购|订购|购买|购进|进口|下单|交付|提供|订单|定点|合同|搭载|采用|选用|公司|旗下|下属|麾下|收购|并购|兼并|吞并|买下|私有化|股|举牌|增资|注资|投|持有|合资|出资|共同|竞争|劲敌|对决|争夺|较量|对手|合作|协议|携手|联手|牵手|联姻|联盟|伙伴/u
/** Names of one sentence that are held against each other; lists of many companies say nothing of any two. */
const MOST_IN_SENTENCE = 8
const sole = /独家|唯一|\b(?:sole|only|exclusive)\b/iu

/** A name in what is looked at around two others. */
const NAME = '\u{FFFC}'

/** A text of one language: its rules, what ends a sentence, and how far apart two names are looked at. */
interface Manner {
  rules: readonly Rule[]
  asked: RegExp
  denied: RegExp
  /** Most characters between two names, behind the second and before the first that are looked at. */
  far: number
  behind: number
  /** Most characters before the first in which a word may take back what is said. */
  doubt: number
  plain: (words: string) => string
  /** Names of a list, to its end, before or behind a name. */
  listedBefore: RegExp
  listedBehind: RegExp
}

const chinese: Manner = {
  rules: chineseRules,
  asked,
  denied,
  far: 48,
  behind: 40,
  doubt: 8,
  plain: (words) => words.replace(/[\s“”"'‘’《》<>N]|[（(][^（()）]{0,16}[)）]/gu, ''),
  listedBefore: new RegExp(`(?:${NAME}(?:、|和|及|以及|与))+$`, 'u'),
  listedBehind: new RegExp(`^(?:(?:、|和|及|以及|与)${NAME})+`, 'u'),
}
const english: Manner = {
  rules: englishRules,
  asked: englishAsked,
  denied: englishDenied,
  far: 130,
  behind: 70,
  doubt: 24,
  // Where a share is listed, tokens apart as corpora write them, and one space a gap.
  plain: (words) =>
    words
      .replaceAll('’', "'")
      .replace(/\((?:[^()]{0,40})\)|[“”"`]/gu, ' ')
      .replace(/\s+/gu, ' ')
      .replace(/ (?=[,.:;%])/gu, '')
      .replace(/ 's\b/gu, "'s"),
  // A comma alone may begin an apposition: a list has an "and".
  listedBefore: new RegExp(`(?:${NAME}, )*${NAME},? (?:and|&|or) $`, 'u'),
  listedBehind: new RegExp(`^(?:, ${NAME}){0,6},? (?:and|&|or) ${NAME}`, 'u'),
}
const BEFORE = 60
/** A piece of a text with every name in it made one sign, so that no rule reads across a third company unseen. */
function pieceOf(text: string, from: number, to: number, placed: readonly NamedCompany[]): string {
  let piece = ''
  let at = from
  for (const { start, end } of placed) {
    if (start < at || end > to) continue
    piece += text.slice(at, start) + NAME
    at = end
  }
  return piece + text.slice(at, to)
}

const ruleFor = (rules: readonly Rule[], before: string, between: string, behind: string): Rule | undefined =>
  rules.find(
    (rule) =>
      rule.between.test(between) &&
      (rule.before === null || rule.before.test(before)) &&
      (rule.behind === null || rule.behind.test(behind)),
  )

/**
 * What a text says of the companies that it names, two by two: who supplies, owns, buys, competes. Each relation once,
 * by the first sentence that says it. Names of a list are read as each alone would be.
 */
export function findRelations(text: string, companies: readonly NamedCompany[]): RelationFound[] {
  const manner = /\p{Script=Han}/u.test(text) ? chinese : english
  if (companies.length < 2 || !manner.asked.test(text)) return []
  const placed = companies.toSorted((one, other) => one.start - other.start)
  const found = new Map<string, RelationFound>()
  let next = 0
  for (const sentence of sentencesIn(text)) {
    while ((placed[next]?.start ?? Number.POSITIVE_INFINITY) < sentence.start) next++
    const own: NamedCompany[] = []
    for (; (placed[next]?.start ?? Number.POSITIVE_INFINITY) < sentence.end; next++) {
      const one = placed[next]
      if (one && one.end <= sentence.end) own.push(one)
    }
    for (const [at, first] of own.entries())
      for (const second of own.slice(at + 1, at + MOST_IN_SENTENCE)) {
        if (second.start - first.end > manner.far) break
        if (second.id === first.id || second.start < first.end) continue
        const gap = pieceOf(text, first.end, second.start, own)
        const until = Math.min(sentence.end, second.end + manner.behind)
        const after = pieceOf(text, second.end, until, own)
        const between = manner.plain(gap).replace(manner.listedBefore, '')
        const behind = manner.plain(after).replace(manner.listedBehind, '')
        const before = text.slice(Math.max(sentence.start, first.start - BEFORE), first.start)
        if (between.includes(NAME)) continue
        const rule = ruleFor(manner.rules, manner.plain(before), between, behind)
        if (!rule || manner.denied.test(`${before.slice(-manner.doubt)}${NAME}${gap}${after.slice(0, 16)}`)) continue
        const [from, to] = rule.turned ? [second, first] : [first, second]
        const key = JSON.stringify([from.id, rule.type, to.id])
        if (found.has(key)) continue
        const words = text.slice(first.end, until)
        found.set(key, {
          fromId: from.id,
          toId: to.id,
          type: rule.type,
          sole: rule.type === 'supplies' && sole.test(words),
          confidence: rule.confidence,
          start: sentence.start,
          end: sentence.end,
        })
      }
  }
  return [...found.values()]
}
