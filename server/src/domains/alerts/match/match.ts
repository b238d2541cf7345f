import { randomUUID } from 'node:crypto'
import { makeHeld } from '../../../shared/held.ts'
import type { HeldServices } from '../../../shared/define-held.ts'
import { entityNames } from '../../../shared/entity-names.queries.ts'
import { companiesOfThemes } from '../../themes/offers/members.ts'
import { inGroups, watchers } from '../../watch/offers/members.queries.ts'
import type { Sql } from '@pandora/store/database'
import { touchAlerts } from './check.queries.ts'
import { factOf, meets } from './conditions.ts'
import { companiesOf, themesOf, type Fact } from './facts.ts'
import { heldBack, type Found } from './hold-back.ts'
import { takeFacts, waitingFacts } from './queue.queries.ts'
import { MOST_DAYS, readFacts, type Noted } from './read.ts'
import { ruleIndex, type Members } from './rule-index.ts'
import { liveRules, mostDaysBack, type LiveRule } from './rules.queries.ts'
import { evidenceOf, saidOf } from './said.ts'
import type { NewAlert } from './new-alert.ts'
import type { MatchServices } from './services.ts'
import { storeAlerts } from './store.ts'

/** Facts that are looked at together. */
const BATCH = 1000

/**
 * Holds what waits of new facts against the rules, and stores the alerts they make together with the end of their
 * waiting: whatever dies between, each fact is looked at exactly once. Answers how many facts were taken; 0: none wait.
 */
export async function matchWaiting(services: MatchServices): Promise<number> {
  const { sql, now } = services
  const waiting = await waitingFacts(sql, BATCH)
  const [first] = waiting
  if (!first) return 0
  const marketId = first.market_id
  const noted = await readFacts(sql, marketId, waiting, Math.min(await mostDaysBack(sql, marketId), MOST_DAYS), now())
  const alerts = await alertsOf(services, marketId, noted)
  await sql.begin(async (tx) => {
    const taken = await takeFacts(
      tx,
      waiting.map((one) => one.new_fact_id),
    )
    // Another process has looked at some of them meanwhile: what was found of these it has stored.
    if (taken.size < new Set(waiting.map((one) => Number(one.new_fact_id))).size) throw new TakenMeanwhile()
    // Before new ones are stored: an alert that rests on what was noted now needs no second look.
    const things = (kind: string) => waiting.flatMap((one) => (one.kind === kind ? [one.thing_id] : []))
    await touchAlerts(tx, marketId, { events: things('event'), documents: things('document') })
    await storeAlerts(tx, services, alerts, now())
  })
  return waiting.length
}

/** Another process was faster; nothing was stored. */
export class TakenMeanwhile extends Error {}

/** The alerts that facts make, and what rules hold back. */
export async function alertsOf(
  { sql, now }: Pick<MatchServices, 'sql' | 'now'>,
  marketId: number,
  noted: readonly Noted[],
): Promise<{ alerts: NewAlert[]; heldBack: ReadonlyMap<string, number> }> {
  const facts = noted.map((one) => one.fact)
  const kinds = new Set(facts.map((fact) => fact.kind))
  const companies = [...new Set(facts.flatMap(companiesOf))]
  const themes = [...new Set(facts.flatMap(themesOf))]
  const rules = await liveRules(
    sql,
    marketId,
    Object.entries(factOf).flatMap(([kind, fact]) => (kinds.has(fact) ? [kind] : [])),
    { companies, themes },
  )
  if (rules.length === 0) return { alerts: [], heldBack: new Map() }
  const looking = ruleIndex(rules, await membersOf(sql, marketId, rules, companies, now()))
  const found = noted.flatMap(({ fact, notedAt }) => foundIn(fact, notedAt, looking))
  const { told, counts } = await heldBack(sql, found, now())
  const names = await entityNames(
    sql,
    { marketId, asOf: null },
    told.flatMap(({ evidence }) => [evidence.companyId, evidence.themeId]),
  )
  const alerts = told.map(({ rule, fact, met, evidence, notedAt }) => ({
    alertId: randomUUID(),
    rule,
    evidence,
    said: saidOf(fact, met, evidence, names),
    knownAt: fact.knownAt,
    notedAt,
  }))
  return { alerts, heldBack: counts }
}

function foundIn(fact: Fact, notedAt: number, looking: ReturnType<typeof ruleIndex>): Found[] {
  return looking(fact).flatMap(({ rule, companyId }) => {
    if (notedAt < rule.since) return []
    const met = meets(rule.condition, fact, rule.target === 'market' || rule.target === 'theme' ? null : companyId)
    if (!met) return []
    const themeId = rule.target === 'theme' ? rule.target_id : null
    return [{ rule, fact, met, notedAt, evidence: evidenceOf(fact, companyId, themeId) }]
  })
}

/** Which of the companies that the facts concern stand in the groups, lists and themes that rules look at. */
async function membersOf(
  sql: Sql,
  marketId: number,
  rules: readonly LiveRule[],
  companies: readonly string[],
  now: number,
): Promise<Members> {
  const targets = (target: LiveRule['target']) => [
    ...new Set(rules.flatMap((rule) => (rule.target === target && rule.target_id !== null ? [rule.target_id] : []))),
  ]
  const uids = [...new Set(rules.flatMap((rule) => (rule.target === 'watch' ? [rule.uid] : [])))]
  const grouped = await inGroups(sql, marketId, targets('group'), companies)
  const watched = await watchers(sql, marketId, uids, companies)
  const ofThemes = rules.some(
    (rule) =>
      rule.target === 'theme' && factOf[rule.condition.kind] !== 'document' && factOf[rule.condition.kind] !== 'heat',
  )
    ? targets('theme')
    : []
  const themes = await companiesOfThemes(unheld(sql), { marketId, asOf: null }, now, ofThemes)
  return {
    groups: setsOf(grouped, (row) => row.group_id),
    watched: setsOf(watched, (row) => row.uid),
    themes: new Map([...themes].map(([id, all]) => [id, new Set(companies.filter((one) => all.has(one)))])),
  }
}

const setsOf = <Row extends { company_id: string }, Key>(rows: readonly Row[], key: (row: Row) => Key) =>
  new Map([...Map.groupBy(rows, key)].map(([id, own]) => [id, new Set(own.map((row) => row.company_id))]))

const worker = new WeakMap<Sql, HeldServices>()
/** A worker hears of no changes: what it would hold it reads anew each time. */
function unheld(sql: Sql): HeldServices {
  const made = worker.get(sql) ?? { sql, held: makeHeld({ watch: () => {} }, 0) }
  worker.set(sql, made)
  return made
}
