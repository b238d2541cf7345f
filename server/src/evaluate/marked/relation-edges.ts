import { join } from 'node:path'
import { foldName } from '@pandora/intelligence/entities/fold'
import { nothingKnown, type KnownNames } from '@pandora/intelligence/relations/graph/ends'
import { graphRelations, type GraphEdge, type GraphRelation } from '@pandora/intelligence/relations/graph/graph'
import { measureEdges, type JudgedEdge } from '@pandora/intelligence/relations/graph/measure'
import type { RawRow } from '@pandora/intelligence/tasks/task'
import { labelledRows } from '../../models/labelled-file.ts'

/** Relations as judged triples call them. */
const inChinese: Readonly<Record<string, GraphRelation>> = {
  合作: 'cooperates',
  竞争: 'competitor',
  '母公司/控股': 'subsidiary',
  投资: 'invests_in',
  并购: 'acquires',
  合资: 'joint_venture',
  供给: 'supplies',
  赞助: 'sponsors',
  退出: 'exits',
  涉足行业: 'operates_in',
  归属于行业: 'belongs_to_industry',
  包含: 'contains',
  上游于: 'upstream_of',
  持有专利: 'holds_patent',
  基于专利生产: 'produces_by_patent',
  专利归属行业: 'patent_of_industry',
}
/** Relations that a graph's file calls otherwise than we do. */
const inEnglish: Readonly<Record<string, GraphRelation>> = { competes: 'competitor', parent_or_controls: 'subsidiary' }
const isRelation = (value: unknown): value is GraphRelation => graphRelations.includes(value as GraphRelation)
const text = (row: RawRow, column: string): string => (typeof row[column] === 'string' ? row[column] : '')

/** An edge of a file; nothing where it tells of another relation. */
function edgeOf(row: RawRow): GraphEdge[] {
  const named = text(row, 'relation_en')
  const relation = inEnglish[named] ?? (named || inChinese[text(row, 'relation')])
  return isRelation(relation) ? [{ head: text(row, 'head'), relation, tail: text(row, 'tail') }] : []
}

/** Names of companies and industries of a market's master, as the file of companies gives them. */
async function knownOf(file: string | undefined): Promise<KnownNames> {
  if (file === undefined) return nothingKnown
  const rows = await labelledRows(file)
  const of = (columns: readonly string[]) =>
    new Set(rows.flatMap((row) => columns.flatMap((column) => text(row, column) || [])).map(foldName))
  const names = (row: RawRow) => ['name_zh', 'full_name_zh'].flatMap((column) => text(row, column) || [])
  const fields = ['sw_l1', 'sw_l2', 'sw_l3', 'industry_tushare', 'main_business']
  return {
    described: new Map(
      rows.flatMap((row) => {
        const said = fields.map((column) => text(row, column)).join(' ')
        return said.trim() === '' ? [] : names(row).map((name) => [foldName(name), said] as const)
      }),
    ),
    companies: of(['name_zh', 'full_name_zh', 'name_en']),
    industries: of(['sw_l1', 'sw_l2', 'sw_l3', 'industry_tushare']),
  }
}

/**
 * Whether wrong edges of a graph drawn from news can be told without the news: edges that experts judged
 * (`expert_checked_triples.jsonl`) with the graph beside them (`edges.csv.gz`), and, where a file of companies is named,
 * with its names.
 */
export async function relationEdges(folder: string, companies: string | undefined): Promise<object> {
  const graph = (await labelledRows(join(folder, 'edges.csv.gz'))).flatMap(edgeOf)
  const judged = (await labelledRows(join(folder, 'expert_checked_triples.jsonl'))).flatMap((row): JudgedEdge[] =>
    edgeOf(row).map((edge) => ({
      ...edge,
      document: text(row, 'text_id').replace(/_\d+$/u, ''),
      wrong: row['expert_label'] === 'incorrect',
    })),
  )
  return { task: 'relation-edges', graph: graph.length, ...measureEdges(judged, graph, await knownOf(companies)) }
}
