import { ALERTS_A_DAY } from '@pandora/contract/domains/alerts/terms'
import type { Db } from '@pandora/store/database'
import type { Met } from './conditions.ts'
import type { Fact } from './facts.ts'
import { countsSince, recentAlerts, toldBefore, type LiveRule } from './rules.queries.ts'
import type { Evidence } from './said.ts'

const MINUTE = 60_000
const DAY = 86_400_000

/** A rule that a fact meets. */
export interface Found {
  rule: LiveRule
  fact: Fact
  met: Met
  notedAt: number
  evidence: Evidence
}

/** What of a rule's rest is counted by: the company or theme that it is about, else the thing itself. */
export const restsBy = ({ companyId, themeId, thingId }: Evidence): string => companyId ?? themeId ?? thingId

/** By what words alerts know what a source's event took the place of. */
const replacedKeys = (fact: Fact): string[] =>
  fact.kind === 'event' ? fact.replaces.map((eventId) => `event ${eventId}`) : []

/**
 * What is told of what was found, in order of when it was known, and how much each rule holds back: within its rest
 * after an alert about the same thing, and above ALERTS_A_DAY within a day.
 */
export async function heldBack(
  db: Db,
  found: readonly Found[],
  now: number,
): Promise<{ told: Found[]; counts: ReadonlyMap<string, number> }> {
  const counts = new Map<string, number>()
  if (found.length === 0) return { told: [], counts }
  const ids = [...new Set(found.map((one) => one.rule.rule_id))]
  const longest = Math.max(...found.map((one) => one.rule.cooldown_minutes))
  const last = new Map(
    (longest === 0 ? [] : await recentAlerts(db, ids, now - longest * MINUTE)).map((row) => [
      `${row.rule_id} ${row.thing_id}`,
      row.made_at,
    ]),
  )
  const made = new Map(await countsSince(db, ids, now - DAY))
  const keys = await toldBefore(
    db,
    found.flatMap(({ rule, fact, evidence }) =>
      [evidence.key, ...replacedKeys(fact)].map((key) => ({ ruleId: rule.rule_id, key })),
    ),
  )
  const told: Found[] = []
  for (const one of found.toSorted((a, b) => (a.fact.knownAt ?? 0) - (b.fact.knownAt ?? 0))) {
    const { rule, evidence } = one
    const id = rule.rule_id
    // The same fact noted again makes no further alert, and is none that was held back.
    if ([evidence.key, ...replacedKeys(one.fact)].some((key) => keys.has(`${id} ${key}`))) continue
    keys.add(`${id} ${evidence.key}`)
    const thing = `${id} ${restsBy(evidence)}`
    const rests = rule.cooldown_minutes > 0 && (last.get(thing) ?? -Infinity) > now - rule.cooldown_minutes * MINUTE
    if (rests || (made.get(id) ?? 0) >= ALERTS_A_DAY) {
      counts.set(id, (counts.get(id) ?? 0) + 1)
      continue
    }
    last.set(thing, now)
    made.set(id, (made.get(id) ?? 0) + 1)
    told.push(one)
  }
  return { told, counts }
}
