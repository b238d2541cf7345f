import { chineseRules, denied, type Rule } from './rules.ts'
import type { NamedCompany, RelationFound } from './types.ts'

/** Words without which no rule fits: texts that have none of them are done at once. */
const asked =
  /供应|供货|配套商|代工|客户|买家|采购|订购|购买|购进|进口|下单|交付|提供|订单|定点|合同|搭载|采用|选用|公司|旗下|下属|麾下|收购|并购|兼并|吞并|买下|私有化|股|举牌|增资|注资|投|持有|合资|出资|共同|竞争|劲敌|对决|争夺|较量|对手|合作|协议|携手|联手|牵手|联姻|联盟|伙伴/u
const ends = /[。！？!?；;\n]/u
/** Most characters between two names, and behind the second, that are looked at. */
const FAR = 32
const BEHIND = 40
/** Names of one sentence that are held against each other; lists of many companies say nothing of any two. */
const MOST_IN_SENTENCE = 8
const sole = /独家|唯一/u

/** Where the sentence around a place begins and ends. */
function sentenceAt(text: string, from: number, to: number): { start: number; end: number } {
  let start = from
  while (start > 0 && from - start < 300 && !ends.test(text.charAt(start - 1))) start--
  let end = to
  while (end < text.length && end - to < 300 && !ends.test(text.charAt(end))) end++
  return { start, end }
}

const plain = (words: string): string => words.replace(/[\s“”"'‘’《》<>N]|[（(][^（()）]{0,16}[)）]/gu, '')

function ruleFor(between: string, behind: string): Rule | undefined {
  return chineseRules.find((rule) => rule.between.test(between) && (rule.behind === null || rule.behind.test(behind)))
}

/**
 * What a Chinese text says of the companies that it names, two by two: who supplies, owns, buys, competes. Each
 * relation once, by the first sentence that says it.
 */
export function findRelations(text: string, companies: readonly NamedCompany[]): RelationFound[] {
  if (companies.length < 2 || !asked.test(text)) return []
  const placed = companies.toSorted((one, other) => one.start - other.start)
  const found = new Map<string, RelationFound>()
  for (const [at, first] of placed.entries())
    for (const second of placed.slice(at + 1, at + MOST_IN_SENTENCE)) {
      if (second.start - first.end > FAR) break
      if (second.id === first.id || second.start < first.end) continue
      const gap = text.slice(first.end, second.start)
      if (ends.test(gap)) break
      const rule = ruleFor(plain(gap), plain(text.slice(second.end, second.end + BEHIND).split(ends)[0] ?? ''))
      if (!rule) continue
      const sentence = sentenceAt(text, first.start, second.end)
      if (denied.test(gap + text.slice(second.end, Math.min(sentence.end, second.end + 16)))) continue
      const [from, to] = rule.turned ? [second, first] : [first, second]
      const key = JSON.stringify([from.id, rule.type, to.id])
      if (found.has(key)) continue
      const words = text.slice(first.end, Math.min(sentence.end, second.end + BEHIND))
      found.set(key, {
        fromId: from.id,
        toId: to.id,
        type: rule.type,
        sole: rule.type === 'supplies' && sole.test(words),
        confidence: rule.confidence,
        ...sentence,
      })
    }
  return [...found.values()]
}
