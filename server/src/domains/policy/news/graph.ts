import type { GraphRow, TagRow } from './queries.ts'

/** A node of the graph of policy news. */
export interface GraphNode {
  nodeId: string
  kind: 'department' | 'document' | 'industry'
  id: string
  title: string | null
  publishedAt: number | null
  count: number
}

/** Industries and departments of one document that are drawn. */
const MOST_OF_ONE = 4

/**
 * Who issued what about which industry: the newest documents with what they name, as many as fit into `most` nodes. A
 * document enters with all of its nodes or not at all.
 */
export function newsGraphOf(
  rows: readonly GraphRow[],
  tags: readonly TagRow[],
  most: number,
): { nodes: GraphNode[]; edges: { from: string; to: string }[]; drawn: number } {
  const byDocument = Map.groupBy(tags, (one) => one.document_id)
  const nodes = new Map<string, GraphNode>()
  const edges: { from: string; to: string }[] = []
  let drawn = 0
  for (const row of rows) {
    const own = byDocument.get(row.document_id) ?? []
    const beside = (['department', 'industry'] as const).flatMap((kind) =>
      own
        .filter(({ tag }) => tag === kind)
        .slice(0, MOST_OF_ONE)
        .map(({ value }) => ({ kind, value, nodeId: `${kind}:${value}` })),
    )
    const added = 1 + beside.filter(({ nodeId }) => !nodes.has(nodeId)).length
    if (nodes.size + added > most) break
    drawn++
    const nodeId = `document:${row.document_id}`
    nodes.set(nodeId, {
      nodeId,
      kind: 'document',
      id: row.document_id,
      title: row.title,
      publishedAt: row.published_at,
      count: 1,
    })
    for (const { kind, value, nodeId: other } of beside) {
      const there = nodes.get(other) ?? { nodeId: other, kind, id: value, title: null, publishedAt: null, count: 0 }
      nodes.set(other, { ...there, count: there.count + 1 })
      edges.push(kind === 'department' ? { from: other, to: nodeId } : { from: nodeId, to: other })
    }
  }
  return { nodes: [...nodes.values()], edges, drawn }
}
