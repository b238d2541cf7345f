import type { holdings } from '@pandora/contract/domains/holdings/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { exposureOf, riskOf, type Exposed, type Weighed } from '@pandora/intelligence/holdings/exposure'
import { numberOf, ZERO } from '@pandora/intelligence/holdings/decimal'
import { rateOf } from '@pandora/intelligence/holdings/positions'
import { marketClasses, marketFigures } from '../figures/offers/market.ts'
import { heldImpact } from '../impact/offers/scores.ts'
import { eventMembers, gradedThemes } from '../themes/offers/graded.ts'
import type { Asked, Valued } from './read.ts'

/** Most themes that are told of. */
const MOST_THEMES = 30

type Exposure = OutputOf<typeof holdings.exposure>

/** What positions of one currency are exposed to. */
export async function readExposure(
  { view, now, services }: Asked,
  { positions, sums }: Valued,
  currency: string,
): Promise<Omit<Exposure, 'currency' | 'currencies'>> {
  const open = positions.filter(({ position }) => position.currency === currency && position.quantity > ZERO)
  const whole = sums.find((one) => one.currency === currency)?.value ?? null
  const valued = open.filter(({ position }) => position.value !== null)
  const companies = valued.flatMap(({ held }) => held.security.company_id ?? [])
  const [figures, classes, themes, scores] = await Promise.all([
    marketFigures(services, view),
    marketClasses(services, view),
    gradedThemes(services, view, now),
    heldImpact.read(services, view, companies),
  ])
  const firstLevel = (code: string | null): string[] => {
    for (let at = code; at !== null;) {
      const node = classes.get(at)
      if (!node) return []
      if (node.level === 1) return [at]
      at = node.parent
    }
    return []
  }
  const own = new Set(companies)
  const themesOf = new Map<string, string[]>()
  for (const [id, graded] of themes)
    for (const { companyId } of eventMembers(graded))
      if (own.has(companyId)) themesOf.set(companyId, [...(themesOf.get(companyId) ?? []), id])
  const weighed = (parts: (companyId: string) => readonly string[]): Weighed[] =>
    valued.map(({ held, position }) => {
      const id = held.security.company_id
      const score = id === null ? undefined : scores.get(id)
      return {
        id: position.securityId,
        value: numberOf(position.value ?? ZERO, 4),
        weight: numberOf(rateOf(position.value, whole) ?? ZERO, 6),
        parts: id === null ? [] : parts(id),
        riskPoint: score?.riskPoint ?? null,
        opportunityPoint: score?.opportunityPoint ?? null,
      }
    })
  const byIndustry = weighed((id) => firstLevel(figures.get(id)?.industryCode ?? null))
  const industries = exposureOf(byIndustry)
  const byTheme = exposureOf(weighed((id) => themesOf.get(id) ?? []))
  const risk = riskOf(byIndustry)
  const part = (one: Exposed, names: { nameZh: string; nameEn: string | null } | undefined) => ({
    ...one,
    weight: tidy(one.weight),
    value: tidy(one.value),
    nameZh: names?.nameZh ?? one.id,
    nameEn: names?.nameEn ?? null,
  })
  return {
    value: whole === null ? null : numberOf(whole, 4),
    industries: industries.parts.map((one) => part(one, classes.get(one.id))),
    withoutClass: tidy(industries.without),
    themes: byTheme.parts.slice(0, MOST_THEMES).map((one) => part(one, themes.get(one.id)?.theme)),
    withoutTheme: tidy(byTheme.without),
    risk: {
      riskPoint: risk.riskPoint === null ? null : tidy(risk.riskPoint),
      opportunityPoint: risk.opportunityPoint === null ? null : tidy(risk.opportunityPoint),
      covered: tidy(risk.covered),
      leftOut: risk.leftOut,
    },
    unvalued: open.length - valued.length,
  }
}

/** Sums of rounded weights, freed of binary dust. */
const tidy = (value: number): number => Number(value.toFixed(4))
