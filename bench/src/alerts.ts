import { randomUUID } from 'node:crypto'
import '@pandora/server/domains'
import { readConfig } from '@pandora/server/config'
import { matchWaiting } from '@pandora/server/domains/alerts/match/match'
import { facts } from '@pandora/server/testing-facts'
import { deriveFor } from '@pandora/server/imports/derive'
import { resolveDatabase } from '@pandora/store/cluster/resolve-database'
import { connect } from '@pandora/store/database'
import { median } from './machine.ts'
import { startProduct } from './product.ts'

const RULES = 10_000
const FACTS = 1000
const ROUNDS = 5
const COMPANIES = 2000
const idOf = (at: number): string => `SHZ-${String(300_000 + at)}`
const dayAt = (at: number): string => new Date(Date.UTC(2024, 2, 1 + at)).toISOString().slice(0, 10)

/**
 * 1,000 new bars against 10,000 rules of 100 users: nine of ten look at one company, one at the whole market. Measured
 * from reading what waits to the alerts' commit, without the import that brought the bars.
 */
export async function alertsBench() {
  // Without a worker of its own, that would be faster.
  const product = await startProduct(undefined, { PANDORA_ROLE: 'web' })
  const database = await resolveDatabase({ home: product.home, join: true })
  const sql = connect(database.url, { max: 4, name: 'pandora-bench-alerts' })
  const services = { sql, config: readConfig({ PANDORA_HOME: product.home }), now: Date.now }
  const times: number[] = []
  let made = 0
  try {
    const bring = async (day: number, close: number) => {
      const gathered = facts(sql)
      for (let at = 0; at < FACTS; at++) gathered.bars(idOf(at), [{ date: dayAt(day), close }])
      await gathered.save(deriveFor(1))
    }
    await bring(0, 10)
    await sql`insert into account (email, role) select 'bench' || n || '@example.test', 'user' from generate_series(1, 100) n`
    const users = await sql<{ uid: number }[]>`select uid from account where email like 'bench%'`
    const rules = Array.from({ length: RULES }, (_, at) => {
      const wide = at % 10 === 9
      return {
        rule_id: randomUUID(),
        uid: users[at % users.length]?.uid ?? 0,
        target: wide ? 'market' : 'company',
        target_id: wide ? null : idOf(at % COMPANIES),
        // Of those that look at everything none is met but once in a while: 1,000 users who are told of each bar are none.
        condition: { kind: 'change', way: 'up', percent: wide ? 900 : 5, days: 1 },
      }
    })
    await sql`
      insert into alert_rule (rule_id, uid, market_id, name, target, target_id, kind, condition, cooldown_minutes,
        enabled, created_at, changed_at, since)
      select n.rule_id, n.uid, 1, 'bench', n.target, n.target_id, 'change', n.condition, 0, true, now(), now(), now()
      from jsonb_to_recordset(${sql.json(rules as never)}) n(rule_id uuid, uid int, target text, target_id text,
        condition jsonb)`
    await sql`insert into new_fact_wanted values (1, 'bar')`
    for (let round = 1; round <= ROUNDS; round++) {
      await bring(round, 10 * 1.1 ** round)
      await sql`delete from alert where rule_id in (select rule_id from alert_rule where name = 'bench')`
      await sql`delete from new_fact`
      await sql`insert into new_fact (market_id, kind, thing_id, on_day, noted_at)
        select 1, 'bar', id, ${dayAt(round)}::date, now() from unnest(${sql.array(Array.from({ length: FACTS }, (_, at) => idOf(at)))}::text[]) id`
      const begun = performance.now()
      while ((await matchWaiting(services)) > 0);
      times.push(performance.now() - begun)
      const [row] = await sql<{ count: number }[]>`select count(*)::int as count from alert`
      made = row?.count ?? 0
    }
  } finally {
    await sql.end()
    await product.stop()
  }
  return {
    rules: RULES,
    facts: FACTS,
    alerts: made,
    ms: { median: Math.round(median(times)), most: Math.round(Math.max(...times)) },
  }
}
