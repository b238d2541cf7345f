import { foldsOf } from '../../linear/cross-validate.ts'
import { randomFrom, shuffled } from '../../linear/random.ts'
import { nothingKnown, type KnownNames } from './ends.ts'
import { edgeFeatures, fewFeatures } from './features.ts'
import { contradictionsOf, EdgeGraph, type GraphEdge } from './graph.ts'
import { fitEdges, likelyWrong, type WeighedEdge } from './logistic.ts'

/** An edge that somebody judged, with the document that it was drawn from. */
export interface JudgedEdge extends GraphEdge {
  document: string
  wrong: boolean
}

/** Pull of the fit towards zero. */
const PULL = 0.02

/** Folds, how often documents are dealt into them, and samples of documents for the intervals. */
export interface Effort {
  folds: number
  deals: number
  samples: number
}
const WHOLE: Effort = { folds: 10, deals: 5, samples: 1000 }
/** Shares of edges flagged that are told of. */
const SHARES = [0.1, 0.2, 0.3] as const

/** What a way must come to before an import may doubt an edge by it: the low end of the lift, at such a recall. */
const BAR = { lift: 1.5, recall: 0.3 }

/** A figure with the 2.5 and 97.5 per cent points of its samples. */
export interface Interval {
  value: number
  low: number
  high: number
}

/** What a way of telling wrong edges comes to. */
export interface WayFigures {
  /** Whether flagged edges are wrong clearly more often: see BAR. */
  clear: boolean
  averagePrecision: Interval
  /** By share flagged: of the flagged how many are wrong, of the wrong how many are flagged, and times the base rate. */
  flagged: { share: number; precision: Interval; recall: Interval; lift: Interval }[]
}

/** By row: how far it is down the order, 0 first; equal scores stand in the order of a fixed draw. */
function ordered(scores: readonly number[]): number[] {
  const random = randomFrom(7)
  const draw = scores.map(() => random())
  return scores
    .map((_score, at) => at)
    .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (draw[a] ?? 0) - (draw[b] ?? 0))
}

interface Once {
  averagePrecision: number
  flagged: { precision: number; recall: number; lift: number }[]
}

/** Figures of rows in order of their scores, each counted as often as it was drawn. */
function onceOf(order: readonly number[], wrong: readonly boolean[], drawn: ArrayLike<number>): Once {
  const rows = order.reduce((sum, at) => sum + (drawn[at] ?? 0), 0)
  const bad = order.reduce((sum, at) => sum + (wrong[at] ? (drawn[at] ?? 0) : 0), 0)
  let [seen, hits, precisions] = [0, 0, 0]
  const flagged = SHARES.map(() => ({ precision: 0, recall: 0, lift: 0 }))
  let next = 0
  for (const at of order)
    for (let time = 0; time < (drawn[at] ?? 0); time++) {
      seen++
      if (wrong[at]) {
        hits++
        precisions += hits / seen
      }
      while (next < SHARES.length && seen >= Math.round((SHARES[next] ?? 1) * rows)) {
        flagged[next] = { precision: hits / seen, recall: hits / bad, lift: hits / seen / (bad / rows) }
        next++
      }
    }
  return { averagePrecision: precisions / bad, flagged }
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
const rounded = (value: number): number => Math.round(value * 1000) / 1000

function interval(value: number, samples: readonly number[]): Interval {
  const sorted = samples.filter(Number.isFinite).toSorted((a, b) => a - b)
  const point = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? value
  return { value: rounded(value), low: rounded(point(0.025)), high: rounded(point(0.975)) }
}

/** Scores, one list a deal, as figures with intervals over documents drawn anew. */
function figuresOfScores(
  judged: readonly JudgedEdge[],
  deals: readonly (readonly number[])[],
  effort: Effort,
): WayFigures {
  const wrong = judged.map((one) => one.wrong)
  const orders = deals.map(ordered)
  const over = (drawn: ArrayLike<number>): Once => {
    const all = orders.map((order) => onceOf(order, wrong, drawn))
    const of = (at: number, part: 'precision' | 'recall' | 'lift') =>
      mean(all.map((one) => one.flagged[at]?.[part] ?? 0))
    return {
      averagePrecision: mean(all.map((one) => one.averagePrecision)),
      flagged: SHARES.map((_share, at) => ({
        precision: of(at, 'precision'),
        recall: of(at, 'recall'),
        lift: of(at, 'lift'),
      })),
    }
  }
  const documents = [...Map.groupBy(judged.keys(), (at) => judged[at]?.document).values()]
  const random = randomFrom(11)
  const samples = Array.from({ length: effort.samples }, () => {
    const drawn = new Uint16Array(judged.length)
    for (let time = 0; time < documents.length; time++)
      for (const at of documents[Math.floor(random() * documents.length)] ?? []) drawn[at] = (drawn[at] ?? 0) + 1
    return over(drawn)
  })
  const whole = over(new Uint16Array(judged.length).fill(1))
  const flagged = SHARES.map((share, at) => {
    const of = (part: 'precision' | 'recall' | 'lift') =>
      interval(
        whole.flagged[at]?.[part] ?? 0,
        samples.map((one) => one.flagged[at]?.[part] ?? 0),
      )
    return { share, precision: of('precision'), recall: of('recall'), lift: of('lift') }
  })
  return {
    clear: flagged.some(({ lift, recall }) => lift.low > BAR.lift && recall.value >= BAR.recall),
    averagePrecision: interval(
      whole.averagePrecision,
      samples.map((one) => one.averagePrecision),
    ),
    flagged,
  }
}

type Scored = (train: readonly number[], test: readonly number[]) => number[]

/** Scores of every edge by what was learned without its document, deal by deal. */
function heldOut(judged: readonly JudgedEdge[], effort: Effort, scored: Scored): number[][] {
  return Array.from({ length: effort.deals }, (_none, deal) => {
    const fold = foldsOf(
      judged.map(({ wrong }) => (wrong ? 1 : 0)),
      effort.folds,
      deal + 1,
      (row) => judged[row]?.document ?? '',
    )
    const scores = judged.map(() => 0)
    for (let one = 0; one < effort.folds; one++) {
      const [train, test] = [false, true].map((inside) =>
        judged.flatMap((_edge, at) => ((fold[at] === one) === inside ? [at] : [])),
      )
      scored(train ?? [], test ?? []).forEach((score, at) => (scores[test?.[at] ?? 0] = score))
    }
    return scores
  })
}

/**
 * How well wrong edges are told from the graph alone, over folds of whole documents, beside the relation's own rate of
 * errors; and how often what contradicts itself is wrong.
 */
export function measureEdges(
  judged: readonly JudgedEdge[],
  graph: readonly GraphEdge[],
  known: KnownNames = nothingKnown,
  effort: Effort = WHOLE,
) {
  const key = ({ head, relation, tail }: GraphEdge) => JSON.stringify([head, relation, tail])
  const whole = [...new Map([...graph, ...judged].map((edge) => [key(edge), edge])).values()]
  const counted = new EdgeGraph(whole, known)
  const fitted = (of: typeof edgeFeatures) => fittedFigures(judged, counted, of, effort)
  const byRelation = heldOut(judged, effort, (train, test) => {
    const rates = rateByRelation(train.flatMap((one) => judged.slice(one, one + 1)))
    return test.map((one) => rates(judged[one]?.relation ?? 'cooperates'))
  })
  const bad = judged.filter(({ wrong }) => wrong).length
  const contradicted = judged.map((edge) => contradictionsOf(edge, counted.around(edge)))
  const named = Map.groupBy(
    contradicted.flatMap((reasons, row) => reasons.map((reason) => ({ reason, wrong: judged[row]?.wrong === true }))),
    ({ reason }) => reason,
  )
  return {
    judged: judged.length,
    documents: new Set(judged.map(({ document }) => document)).size,
    wrong: bad,
    baseRate: rounded(bad / judged.length),
    fitted: fitted(edgeFeatures),
    fittedOnFew: fitted(fewFeatures),
    unusualAlone: figuresOfScores(judged, [judged.map((edge) => -counted.around(edge).pairUsual)], effort),
    byRelation: figuresOfScores(judged, byRelation, effort),
    planted: plantedFigures(whole, judged, known, effort),
    contradictions: Object.fromEntries(
      [...named].map(([reason, own]) => [
        reason,
        { edges: own.length, wrong: own.filter(({ wrong }) => wrong).length },
      ]),
    ),
  }
}

/** Figures of what is learned from features of edges that stand in a graph. */
function fittedFigures(
  judged: readonly JudgedEdge[],
  graph: EdgeGraph,
  of: typeof edgeFeatures,
  effort: Effort,
): WayFigures {
  const weighed = judged.map((edge): WeighedEdge => ({ features: of(edge, graph), wrong: edge.wrong }))
  const at = (places: readonly number[]) => places.flatMap((one) => weighed.slice(one, one + 1))
  const scores = heldOut(judged, effort, (train, test) => {
    const weights = fitEdges(at(train), PULL)
    return at(test).map(({ features }) => likelyWrong(weights, features))
  })
  return figuresOfScores(judged, scores, effort)
}

/**
 * The same way of telling on errors that names do show: as many edges as were judged, drawn from the graph, of which as
 * many as were wrong get the tail of another edge. Says that what is not found among judged edges is not missed by the
 * way of looking.
 */
function plantedFigures(
  whole: readonly GraphEdge[],
  judged: readonly JudgedEdge[],
  known: KnownNames,
  effort: Effort,
): WayFigures {
  const order = shuffled(whole.length, randomFrom(13))
  const drawn = Array.from(order.subarray(0, judged.length)).flatMap((place) => whole.slice(place, place + 1))
  const wrong = judged.filter((one) => one.wrong).length
  const planted = drawn.map((edge, at): JudgedEdge => {
    const other = whole[order[judged.length + at] ?? 0]
    return { ...edge, document: `${at}`, wrong: at < wrong, ...(at < wrong && other ? { tail: other.tail } : {}) }
  })
  const out = new Set(drawn.slice(0, wrong))
  const graph = new EdgeGraph([...whole.filter((edge) => !out.has(edge)), ...planted.slice(0, wrong)], known)
  return fittedFigures(planted, graph, edgeFeatures, effort)
}

/** The share of wrong ones by relation, few ones pulled towards the share of all. */
function rateByRelation(edges: readonly JudgedEdge[]): (relation: string) => number {
  const overall = mean(edges.map(({ wrong }) => (wrong ? 1 : 0)))
  const own = new Map(
    [...Map.groupBy(edges, ({ relation }) => relation)].map(([relation, some]) => [
      relation,
      (some.filter(({ wrong }) => wrong).length + 10 * overall) / (some.length + 10),
    ]),
  )
  return (relation) => own.get(relation as GraphEdge['relation']) ?? overall
}
