import { demoSizes, type DemoSize } from './world.ts'

/** Parts of the demo market that are loaded by a run each, in this order where nothing speaks against it. */
export const demoParts = ['market', 'texts', 'books', 'relations', 'life'] as const
export type DemoPart = (typeof demoParts)[number]

/** What a run brings: which world, and what of it. */
export interface DemoQuery {
  size: DemoSize
  seed: number
  /** First day of the world, and the instant (ms) up to which it has gone. */
  from: string
  until: number
  part: DemoPart
  /** First and last day of the texts of a part `texts`. */
  first: string | null
  last: string | null
  /** Only what came after this instant (ms); for part `life`. */
  after: number | null
  pace: number
}

/** A query as the address that stands in the run: `demo:medium?seed=7&…`. */
export function addressOf({ size, ...rest }: DemoQuery): string {
  const given = Object.entries(rest).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)] as [string, string]],
  )
  return `demo:${size}?${new URLSearchParams(given).toString()}`
}

/** The query of an address; undefined where it is none. */
export function queryOf(address: string): DemoQuery | undefined {
  const found = /^demo:([a-z]+)\?(.*)$/.exec(address)
  const given = new URLSearchParams(found?.[2] ?? '')
  const size = demoSizes.find((one) => one === found?.[1])
  const part = demoParts.find((one) => one === given.get('part'))
  const numbers = {
    seed: Number(given.get('seed')),
    until: Number(given.get('until')),
    pace: Number(given.get('pace') ?? 1),
  }
  const from = given.get('from')
  if (!size || !part || from === null || Object.values(numbers).some((one) => !Number.isFinite(one))) return undefined
  const after = given.get('after')
  return {
    size,
    part,
    from,
    ...numbers,
    first: given.get('first'),
    last: given.get('last'),
    after: after === null ? null : Number(after),
  }
}

/**
 * The runs that load a world, in order: what a page shows first comes first, so texts of the last year before those of
 * the years before; themes and disclosed events before the texts that are read for them.
 */
export function loadPlan(
  world: Pick<DemoQuery, 'size' | 'seed' | 'from' | 'until' | 'pace'>,
  today: string,
): DemoQuery[] {
  const of = (part: DemoPart, first: string | null = null, last: string | null = null): DemoQuery => ({
    ...world,
    part,
    first,
    last,
    after: null,
  })
  const years: DemoQuery[] = []
  for (let year = Number(today.slice(0, 4)); year >= Number(world.from.slice(0, 4)); year--) {
    const [first, last] = [`${year}-01-01`, `${year}-12-31`]
    years.push(of('texts', first < world.from ? world.from : first, last > today ? today : last))
  }
  return [of('market'), of('relations'), ...years.slice(0, 1), of('books'), ...years.slice(1)]
}
