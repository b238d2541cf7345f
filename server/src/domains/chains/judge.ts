import { chainsErrors } from '@pandora/contract/domains/chains/errors'
import type { SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import { graphProblems, problem, type GraphProblem } from '@pandora/contract/domains/chains/problems'
import { problemNames } from '@pandora/contract/domains/chains/problem-names'
import { Refusal } from '@pandora/contract/errors'
import { inLanguage, type Language } from '@pandora/contract/language'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { knownCompanies } from './queries.ts'

/** A graph as it is kept, and what is to be said of it. */
export interface Judged {
  graph: SupplyChainGraph
  problems: GraphProblem[]
  /** Nodes of which a company is unknown to the market: they are kept as free nodes. */
  freed: string[]
}

/** Companies that a graph names, each once. */
export const companiesOf = ({ nodes }: Pick<SupplyChainGraph, 'nodes'>): string[] => [
  ...new Set(
    nodes
      .flatMap(({ data }) => [data.companyId, ...data.companies.map(({ companyId }) => companyId)])
      .filter((id) => id !== null),
  ),
]

/** The graph with every company that the market does not know made a free one, and what is to be said of it. */
export async function judged(db: Db, view: View, given: SupplyChainGraph): Promise<Judged> {
  const known = await knownCompanies(db, view, companiesOf(given))
  const kept = (id: string | null) => (id !== null && known.has(id) ? id : null)
  const freed: string[] = []
  const nodes = given.nodes.map((node) => {
    const { companyId, companies } = node.data
    if (kept(companyId) === companyId && companies.every((one) => kept(one.companyId) === one.companyId)) return node
    freed.push(node.id)
    return {
      ...node,
      data: {
        ...node.data,
        companyId: kept(companyId),
        companies: companies.map((one) => ({ ...one, companyId: kept(one.companyId) })),
      },
    }
  })
  const graph = { nodes, edges: given.edges }
  const problems = [
    ...graphProblems(graph),
    ...(freed.length > 0 ? [problem('UNKNOWN_COMPANY', { nodeIds: freed })] : []),
  ]
  return { graph, problems, freed }
}

/** Refuses a graph that is wrong by itself, with what and where. Throws CHAIN_GRAPH_WRONG. */
export function refuseWrong({ graph, problems }: Judged, language: Language): void {
  const wrong = problems.find(({ refuses }) => refuses)
  if (!wrong) return
  const names = new Map(graph.nodes.map(({ id, data }) => [id, data.name]))
  const ends = new Map(
    graph.edges.map(({ id, source, target }) => [
      id,
      `${names.get(source) ?? source} → ${names.get(target) ?? target}`,
    ]),
  )
  const where = [...wrong.nodeIds.map((id) => names.get(id) ?? id), ...wrong.edgeIds.map((id) => ends.get(id) ?? id)]
  throw new Refusal(chainsErrors.CHAIN_GRAPH_WRONG, {
    problem: inLanguage(problemNames[wrong.code], language),
    where: where.slice(0, 3).join(language === 'en' ? ', ' : '、'),
    code: wrong.code,
  })
}
