import type { Links } from './shock-network.ts'

/** What is left unfollowed of an effect on a node, of 1: a hundred thousandth of a per cent. */
const LEAST = 1e-7
/** Links that one day's effects are followed at most: what is left by then has gone round circles of companies. */
export const MOST_LINKS = 400

/** What a node lacks of what it needs, from which day on; each later one is more. Empty: it is not reached. */
export interface Course {
  days: number[]
  /** Of 1; may come to more where shares of one company add up to more than 1, and then counts as 1. */
  sums: number[]
}

export interface Spread {
  courses: ReadonlyMap<number, Course>
  /** Whether anything was left unfollowed by `MOST_LINKS`. */
  cut: boolean
}

/** What a node passes on when it lacks so much: what it loses by itself, and a part of the rest. */
export const passedOn = (own: number, lacks: number, damping: number): number =>
  own + (1 - own) * damping * Math.min(1, lacks)

/**
 * Spreads losses over links: x = c + (1 − c) · d · min(1, Σ w · x), each node hearing of it its own days later, solved
 * by handing on what is new (residuals as in Andersen, Chung, Lang 2006) day by day until less than 1e-7 is new. It is
 * the inoperability model (Haimes, Jiang 2001; Santos, Haimes 2004), q = A q + c, whose solution without days and limit
 * is (I − A)⁻¹ c. `own`: what nodes lose by themselves; `delays` in whole days; effects of days from `days` on are not
 * followed.
 */
export function spreadOver(
  links: Links,
  own: Float64Array,
  delays: Int32Array,
  { days, damping }: { days: number; damping: number },
): Spread {
  const count = own.length
  const { first, out, to, weight, given } = links
  const courses = new Map<number, Course>()
  const [sums, passed, fresh] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)]
  const due: { nodes: number[]; adds: number[] }[] = []
  const later = (day: number, node: number, add: number) => {
    const on = (due[day] ??= { nodes: [], adds: [] })
    on.nodes.push(node)
    on.adds.push(add)
  }
  let waiting: number[] = []
  let next: number[] = []
  let cut = false
  let today = 0
  const hear = (node: number, add: number) => {
    if (fresh[node] === 0) next.push(node)
    fresh[node] = (fresh[node] ?? 0) + add
  }
  const tell = (node: number, add: number) => {
    for (let at = first[node] ?? 0; at < (first[node + 1] ?? 0); at++) {
      const link = out[at] ?? 0
      const felt = (weight[link] ?? 0) * (1 - (given[link] ?? 0)) * add
      if (felt <= 0) continue
      const other = to[link] ?? 0
      const day = today + (delays[other] ?? 0)
      if (day === today) hear(other, felt)
      else if (day < days) later(day, other, felt)
    }
  }
  for (const [link, lost] of given.entries()) {
    const felt = lost * (weight[link] ?? 0)
    const day = delays[to[link] ?? 0] ?? 0
    if (felt > 0 && day < days) later(day, to[link] ?? 0, felt)
  }
  for (const [node, lost] of own.entries()) {
    if (lost <= 0) continue
    passed[node] = lost
    tell(node, lost)
  }
  for (; today < days; today++) {
    const on = due[today]
    for (const [at, node] of on?.nodes.entries() ?? []) hear(node, on?.adds[at] ?? 0)
    for (let round = 0; next.length > 0; round++) {
      if (round === MOST_LINKS) {
        cut = true
        for (const node of next) fresh[node] = 0
        next = []
        break
      }
      ;[waiting, next] = [next, waiting]
      next.length = 0
      // In order of places, so that sums come out the same however links are given.
      waiting.sort((one, other) => one - other)
      const heard = waiting.map((node) => {
        const add = fresh[node] ?? 0
        fresh[node] = 0
        return add
      })
      for (const [at, node] of waiting.entries()) {
        const sum = (sums[node] ?? 0) + (heard[at] ?? 0)
        sums[node] = sum
        note(courses, node, today, sum)
        const share = passedOn(own[node] ?? 0, sum, damping)
        const add = share - (passed[node] ?? 0)
        if (add <= LEAST) continue
        passed[node] = share
        tell(node, add)
      }
    }
  }
  return { courses, cut }
}

function note(courses: Map<number, Course>, node: number, day: number, sum: number): void {
  const course = courses.get(node)
  if (!course) courses.set(node, { days: [day], sums: [sum] })
  else if (course.days.at(-1) === day) course.sums[course.sums.length - 1] = sum
  else {
    course.days.push(day)
    course.sums.push(sum)
  }
}

/** What a node lacks on a day. */
export function lackOn(course: Course | undefined, day: number): number {
  let lack = 0
  for (let at = 0; at < (course?.days.length ?? 0) && (course?.days[at] ?? 0) <= day; at++) lack = course?.sums[at] ?? 0
  return lack
}

/** Mean of what a node lacks over the days of a shock, at most 1 on each. */
export function meanLack(course: Course | undefined, days: number): number {
  if (!course) return 0
  let sum = 0
  for (const [at, day] of course.days.entries())
    sum += Math.min(1, course.sums[at] ?? 0) * ((course.days[at + 1] ?? days) - day)
  return sum / days
}
