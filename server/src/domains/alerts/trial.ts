import { ALERTS_A_DAY, TRIAL_DAYS, TRIAL_MOST } from '@pandora/contract/domains/alerts/terms'
import { dayOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import { entityNames } from '../../shared/entity-names.queries.ts'
import type { HeldServices } from '../../shared/define-held.ts'
import { meets, type Met } from './match/conditions.ts'
import { companiesOf, type Fact } from './match/facts.ts'
import { restsBy } from './match/hold-back.ts'
import { evidenceOf, saidOf, type Evidence } from './match/said.ts'
import { MOST_FOUND, newestOf, pastFacts, type Tried } from './trial-facts.ts'

const DAY = 86_400_000
const MINUTE = 60_000
interface Hit {
  fact: Fact
  met: Met
  evidence: Evidence
  at: number
}

/** What a rule would have told in the days up to the view's instant, newest first; nothing is written. */
export async function tryRule(services: HeldServices, view: View, now: number, tried: Tried) {
  const to = view.asOf ?? now
  const from = to - TRIAL_DAYS * DAY
  const hits = new Map<string, Hit>()
  let cut = false
  for await (const fact of pastFacts(services, view, { from, to, now }, tried)) {
    const companyId = concerned(fact, tried)
    const met = meets(tried.condition, fact, tried.target === 'market' || tried.target === 'theme' ? null : companyId)
    if (!met) continue
    const evidence = evidenceOf(fact, companyId, tried.target === 'theme' ? tried.themeId : null)
    if (!hits.has(evidence.key)) hits.set(evidence.key, { fact, met, evidence, at: fact.knownAt ?? to })
    if (hits.size >= MOST_FOUND) {
      cut = true
      break
    }
  }
  const told = rested([...hits.values()], tried.cooldownMinutes)
  const kept = told.filter((one) => !one.heldBack)
  const shown = told.toReversed().slice(0, TRIAL_MOST)
  const names = await entityNames(
    services.sql,
    view,
    shown.flatMap(({ evidence }) => [evidence.companyId, evidence.themeId]),
  )
  return {
    from,
    to,
    shown: shown.map((one) => ({ ...one, said: saidOf(one.fact, one.met, one.evidence, names) })),
    total: kept.length,
    heldBack: told.length - kept.length,
    cut,
    newestAt: await newestOf(services.sql, view, tried),
  }
}

/** The company for whose sake a rule looks at a fact. */
function concerned(fact: Fact, { companies, target }: Tried): string | null {
  const of = companiesOf(fact)
  if (target === 'market' || companies === null) return of[0] ?? null
  const asked = new Set(companies)
  return of.find((id) => asked.has(id)) ?? null
}

/** In order of when they were known, with what the rest after an alert and the most of a day would have held back. */
function rested(hits: readonly Hit[], cooldownMinutes: number): (Hit & { heldBack: boolean })[] {
  const last = new Map<string, number>()
  const perDay = new Map<string, number>()
  return hits
    .toSorted((a, b) => a.at - b.at || (a.evidence.key < b.evidence.key ? -1 : 1))
    .map((hit) => {
      const thing = restsBy(hit.evidence)
      const day = dayOf(hit.at)
      const rests = cooldownMinutes > 0 && hit.at < (last.get(thing) ?? -Infinity) + cooldownMinutes * MINUTE
      const heldBack = rests || (perDay.get(day) ?? 0) >= ALERTS_A_DAY
      if (!heldBack) {
        last.set(thing, hit.at)
        perDay.set(day, (perDay.get(day) ?? 0) + 1)
      }
      return { ...hit, heldBack }
    })
}
