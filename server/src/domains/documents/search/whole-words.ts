import type { QueryNode } from '@pandora/contract/domains/documents/query/tree'
import { standsWhole } from '@pandora/intelligence/words/boundaries'
import { folded } from '@pandora/intelligence/words/fold'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { inOrder, type FoundOne } from './find.ts'
import { openingsOf } from './search.queries.ts'

/** Documents whose words are looked at: so many at once, and in all. */
const [AT_ONCE, MOST] = [40, 400]
/** What the rank of a document is worth whose words are parts of others: less than any that holds them. */
const PART_OF_WORDS = 0.001
const chinese = /^\p{Script=Han}{2,}$/u

/**
 * Documents by rank, those first that hold what is asked as words: a search for 家电 also meets 国家电网, where 家 ends
 * one word and 电 begins another. Such a document stays found, behind the others. Only as many are looked at as make
 * the first `wanted` sure.
 */
export async function wholeWordsFirst(
  db: Db,
  view: View,
  tree: QueryNode,
  found: readonly FoundOne[],
  wanted: number,
): Promise<FoundOne[]> {
  const byRank = inOrder(found, 'relevance')
  if (!asksForChinese(tree)) return byRank
  const looked: FoundOne[] = []
  let whole = 0
  while (whole < wanted && looked.length < Math.min(byRank.length, MOST)) {
    const next = byRank.slice(looked.length, looked.length + AT_ONCE)
    const texts = new Map(
      (await openingsOf(db, view, next)).map(({ document_id, title, opening }) => [
        document_id,
        [
          { text: folded(title), title: true },
          { text: folded(opening), title: false },
        ],
      ]),
    )
    for (const one of next) {
      const text = texts.get(one.document_id)
      const part = text !== undefined && holding(tree, text) === 'part'
      if (!part) whole += 1
      looked.push(part ? { ...one, rank: one.rank * PART_OF_WORDS } : one)
    }
  }
  return [...looked, ...byRank.slice(looked.length)]
}

const isChineseWord = ({ text, near }: Extract<QueryNode, { type: 'text' }>) => near === null && chinese.test(text)

function asksForChinese(node: QueryNode): boolean {
  if (node.type === 'text') return isChineseWord(node)
  return (node.type === 'and' || node.type === 'or') && node.parts.some(asksForChinese)
}

/** How a text holds what a query asks for: as words, only as parts of others, or not at all. */
type Holding = 'whole' | 'part' | 'not'

function holding(node: QueryNode, texts: readonly { text: string; title: boolean }[]): Holding {
  if (node.type === 'text' && isChineseWord(node)) {
    const sought = folded(node.text)
    const each = texts.filter(({ title }) => title || !node.title).map(({ text }) => meeting(text, sought))
    return best(each)
  }
  if (node.type === 'or') return best(node.parts.map((part) => holding(part, texts)))
  if (node.type === 'and') return node.parts.some((part) => holding(part, texts) === 'part') ? 'part' : 'whole'
  return 'whole'
}

const best = (all: readonly Holding[]): Holding =>
  all.includes('whole') ? 'whole' : all.includes('part') ? 'part' : 'not'

function meeting(text: string, sought: string): Holding {
  let so: Holding = 'not'
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    if (standsWhole(text, [at, at + sought.length])) return 'whole'
    so = 'part'
  }
  return so
}
