import type { ChainNode } from '@pandora/contract/domains/chains/graph'

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Everything of a node that a search reads. */
const wordsOf = ({ data }: ChainNode) =>
  [
    data.name,
    data.companyId,
    data.region,
    data.note,
    ...data.companies.flatMap(({ name, companyId }) => [name, companyId]),
    ...data.partList.map(({ name }) => name),
  ]
    .filter((one) => one !== null)
    .map(plain)

/** Nodes in which every word stands, those whose name begins with the text first. */
export function found(nodes: readonly ChainNode[], text: string): ChainNode[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const hits = nodes.filter((node) => {
    const all = wordsOf(node)
    return words.every((word) => all.some((one) => one.includes(word)))
  })
  const rank = ({ data }: ChainNode) => (plain(data.name).startsWith(words[0] ?? '') ? 0 : 1)
  return hits.toSorted((a, b) => rank(a) - rank(b))
}
