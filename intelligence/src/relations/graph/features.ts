import { coreOf } from './ends.ts'
import {
  contradictionsOf,
  excludes,
  familyOf,
  graphRelations,
  tellings,
  type EdgeGraph,
  type EdgeSurroundings,
  type GraphEdge,
  type GraphRelation,
} from './graph.ts'

/** What is known of an edge before anything is stored, by name; what is not there is 0. */
export type EdgeFeatures = ReadonlyMap<string, number>

const share = (counts: ReadonlyMap<GraphRelation, number>, of: readonly GraphRelation[], all: number): number =>
  all === 0 ? 0 : of.reduce((sum, one) => sum + (counts.get(one) ?? 0), 0) / all

const fields: readonly GraphRelation[] = ['operates_in', 'belongs_to_industry', 'patent_of_industry']
const inventions: readonly GraphRelation[] = ['holds_patent', 'produces_by_patent']
const ofFirms = graphRelations.filter((one) => ['mutual', 'owns', 'supplies'].includes(familyOf[one]))

function roleFeatures(
  add: (name: string, value: number) => void,
  side: 'head' | 'tail',
  around: EdgeSurroundings,
): void {
  const roles = around[side]
  const all = tellings(roles)
  add(`${side}: told of elsewhere`, Math.log1p(all))
  if (all === 0) return add(`${side}: stands here alone`, 1)
  add(`${side}: is a field elsewhere`, share(roles.tails, fields, all))
  add(`${side}: is an invention elsewhere`, share(roles.tails, inventions, all))
  add(`${side}: is a firm elsewhere`, share(roles.heads, ofFirms, all) + share(roles.tails, ofFirms, all))
}

/** Part of a name's pairs of characters that stand in a text, 0 to 1. */
function sharedPairs(name: string, text: string): number {
  const pairs = Array.from({ length: Math.max(0, name.length - 1) }, (_none, at) => name.slice(at, at + 2))
  return pairs.length === 0 ? 0 : pairs.filter((pair) => text.includes(pair)).length / pairs.length
}

/** All features of an edge of a graph. None of them is from the text that it was drawn from. */
export function edgeFeatures(edge: GraphEdge, graph: EdgeGraph): EdgeFeatures {
  const { head, relation, tail } = edge
  const around = graph.around(edge)
  const family = familyOf[relation]
  const found = new Map<string, number>()
  const add = (name: string, value: number): void => void (value !== 0 && found.set(name, value))
  const [h, t] = around.kinds
  add(`relation ${relation}`, 1)
  add(`head ${h}`, 1)
  add(`tail ${t}`, 1)
  add(`${family}: head ${h}`, 1)
  add(`${family}: tail ${t}`, 1)
  add(`${relation}: tail ${t}`, 1)
  for (const [side, name] of [
    ['head', head],
    ['tail', tail],
  ] as const) {
    add(`${side}: length`, Math.log(Math.max(1, name.length) / 5))
    add(`${side}: Latin letters`, /[A-Za-z]{2}/u.test(name) ? 1 : 0)
    add(`${side}: figures`, /\d/u.test(name) ? 1 : 0)
    add(`${side}: brackets`, /[(（]/u.test(name) ? 1 : 0)
    add(`${side}: of several parts`, /[、，,;；/和与及]/u.test(name) ? 1 : 0)
    roleFeatures(add, side, around)
  }
  const [from, to] = [coreOf(head), coreOf(tail)]
  const described = family === 'field' ? graph.describedAs(head) : null
  if (described !== null) {
    const own = sharedPairs(to, described)
    add('field of its own by the market', own)
    add('field that is none of its own by the market', own === 0 ? 1 : 0)
  }
  const within = from !== to && (from.includes(to) || to.includes(from))
  add('one within the other', within ? 1 : 0)
  add(`${family}: one within the other`, within ? 1 : 0)
  add(`${family}: same beginning`, !within && from.slice(0, 2) === to.slice(0, 2) ? 1 : 0)
  for (const one of contradictionsOf(edge, around)) add(one, 1)
  add('other relations of the two', Math.min(3, around.same.size))
  add('other relations turned', Math.min(3, [...around.turned].filter((one) => one !== relation).length))
  add('the same turned', around.turned.has(relation) ? 1 : 0)
  add('excluded', [...around.same].some((one) => excludes(relation, one)) ? 1 : 0)
  add('told again', Math.log(around.told))
  add('head unusual', -around.headUsual / 3)
  add('tail unusual', -around.tailUsual / 3)
  add('pair unusual', -around.pairUsual / 3)
  add(`${family}: tail unusual`, -around.tailUsual / 3)
  add(`${family}: head unusual`, -around.headUsual / 3)
  const [headRelation, tailRelation] = [around.head.heads.get(relation) ?? 0, around.tail.tails.get(relation) ?? 0]
  add('head: degree in the relation', Math.log1p(headRelation))
  add('tail: degree in the relation', Math.log1p(tailRelation))
  return found
}

/** The few that were left once the errors had been looked at: what contradicts the edge, and how usual its ends are. */
export function fewFeatures(edge: GraphEdge, graph: EdgeGraph): EdgeFeatures {
  const around = graph.around(edge)
  const found = new Map<string, number>()
  const add = (name: string, value: number): void => void (value !== 0 && found.set(name, value))
  const reasons = contradictionsOf(edge, around)
  for (const one of reasons) add(one, 1)
  add(`${familyOf[edge.relation]} relation`, 1)
  add('pair unusual', -around.pairUsual / 3)
  add('head: told of elsewhere', Math.log1p(tellings(around.head)) / 3)
  add('tail: told of elsewhere', Math.log1p(tellings(around.tail)) / 3)
  add('told again', Math.log(around.told))
  add('other relations of the two', Math.min(3, around.same.size) / 3)
  return found
}
