import { classOf, pointsOf, SCALE, turningPoints } from './classes.ts'
import { ruleOf } from './rules.ts'
import type { EventPart, Flip } from './types.ts'

/** Types by which a strength is told, the weakest first. */
const likes = {
  risk: ['management-change', 'lawsuit', 'penalty', 'guidance-down', 'accounting-fraud'],
  opportunity: ['lawsuit-won', 'product-launch', 'buy-back', 'earnings-beat', 'merger'],
} as const
/** Days ahead that age alone is followed. */
const AHEAD = 180

interface Sides {
  risk: number
  opportunity: number
}
const classAt = ({ risk, opportunity }: Sides) => classOf(pointsOf(risk), pointsOf(opportunity))

function moreOf(side: 'risk' | 'opportunity', sides: Sides): Flip | undefined {
  const now = classAt(sides)
  const other = pointsOf(sides[side === 'risk' ? 'opportunity' : 'risk'])
  const wanted = turningPoints(side, other)
    .flatMap((points) => [points, Math.min(99.99, points + 0.01)])
    .map((points) => -SCALE * Math.log(1 - points / 100) - sides[side])
    .filter((more) => more > 0)
    .toSorted((a, b) => a - b)
  for (const more of wanted) {
    const to = classAt({ ...sides, [side]: sides[side] + more })
    if (to === now) continue
    const like = likes[side].find((type) => ruleOf(type).weight >= more) ?? likes[side].at(-1) ?? 'other'
    return {
      kind: 'more',
      side,
      strength: Math.round(more * 1000) / 1000,
      like,
      events: Math.max(0.1, Math.round((more / ruleOf(like).weight) * 10) / 10),
      to,
    }
  }
  return undefined
}

/** The smallest changes of each kind that move the class, the smallest first within its kind. */
export function flipsOf(parts: readonly EventPart[]): Flip[] {
  const sum = (strengthOf: (part: EventPart) => number): Sides => {
    const sides = { risk: 0, opportunity: 0 }
    for (const part of parts) sides[part.side] += strengthOf(part)
    return sides
  }
  const sides = sum((part) => part.strength)
  const now = classAt(sides)
  const flips: Flip[] = []
  for (const part of parts.toSorted((a, b) => a.strength - b.strength || (a.eventId < b.eventId ? -1 : 1))) {
    const to = classAt(sum((one) => (one === part ? 0 : one.strength)))
    if (to === now) continue
    flips.push({ kind: 'without', eventId: part.eventId, to })
    break
  }
  const more = [moreOf('opportunity', sides), moreOf('risk', sides)].filter((one) => one !== undefined)
  flips.push(...more.toSorted((a, b) => (a.kind === 'more' && b.kind === 'more' ? a.strength - b.strength : 0)))
  for (let days = 1; parts.length > 0 && days <= AHEAD; days++) {
    const to = classAt(sum((part) => part.strength * 0.5 ** (days / ruleOf(part.type).halfLife)))
    if (to === now) continue
    flips.push({ kind: 'age', days, to })
    break
  }
  return flips
}
