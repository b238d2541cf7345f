import { scenarios } from '@pandora/contract/domains/scenarios/operations'
import { MOST_ROWS, scenarioDefinition, type ValueRange } from '@pandora/contract/domains/scenarios/shapes'
import type { Operation } from '@pandora/contract/operation'
import { errors, Refusal } from '@pandora/contract/errors'
import { explainShock } from '@pandora/intelligence/supply/shock-paths'
import { serve, serveShared, type Route, type UserCall } from '../../http/route.ts'
import { cutAt } from '../../shared/page.ts'
import type { GroundCall } from './ground.ts'
import { groundOf } from './read-ground.ts'
import {
  presentEffects,
  presentExplanation,
  presentGround,
  presentRecord,
  presentResult,
  presentSaved,
} from './present.ts'
import { whatIfRecord } from './record.ts'
import { workOut } from './run.ts'
import { scenariosOf } from './saved.queries.ts'

const unreached = { whole: 0, own: 0, rest: 0, paths: [] }

const groundCall = ({
  db,
  view,
  user,
  now,
}: Pick<UserCall<Operation>, 'db' | 'view' | 'user' | 'now'>): GroundCall => ({
  db,
  view,
  uid: user.uid,
  now,
})

export const runRoutes: readonly Route[] = [
  serve(scenarios.ground, async (call) => presentGround(await groundOf(groundCall(call), call.input.basis))),

  serve(scenarios.run, async (call) => presentResult(await workOut(groundCall(call), call.input))),

  serve(scenarios.explain, async (call) => {
    const { node, bound, ...definition } = call.input
    const { ground, run } = await workOut(groundCall(call), definition)
    // Who is not on the basis is not reached.
    return presentExplanation(ground, node, explainShock(run, node, bound) ?? { ...unreached, bound })
  }),

  serve(scenarios.compare, async (call) => {
    const {
      db,
      view,
      user,
      input: { scenarioIds },
    } = call
    const own = await scenariosOf(db, view.marketId, user.uid)
    const asked = scenarioIds.map((id) => {
      const row = own.find((one) => one.scenario_id === id)
      if (!row) throw new Refusal(errors.NOT_FOUND)
      return row
    })
    const worked: ReturnType<typeof presentEffects>[] = []
    for (const row of asked)
      worked.push(presentEffects(await workOut(groundCall(call), scenarioDefinition.parse(row.definition))))
    const rows = new Map<string, { effects: (ValueRange | null)[]; first: (typeof worked)[0]['effects'][0] }>()
    for (const [at, { effects }] of worked.entries())
      for (const one of effects) {
        const row = rows.get(one.nodeId) ?? { effects: asked.map(() => null), first: one }
        row.effects[at] = one.effect
        rows.set(one.nodeId, row)
      }
    const most = (effects: readonly (ValueRange | null)[]) => Math.max(...effects.map((one) => one?.high ?? 0))
    const ranked = [...rows.values()]
      .toSorted((a, b) => most(b.effects) - most(a.effects) || (a.first.nodeId < b.first.nodeId ? -1 : 1))
      .map(({ first: { nodeId, companyId, nameZh, nameEn, regionCode }, effects }) => ({
        nodeId,
        companyId,
        nameZh,
        nameEn,
        regionCode,
        effects,
      }))
    const { shown, hasMore } = cutAt(ranked, MOST_ROWS)
    return {
      scenarios: asked.map((row, at) => ({
        ...presentSaved(row),
        totals: worked[at]?.totals ?? { hit: 0, reached: 0, revenueAtRisk: [], links: 0, linksUnknown: 0 },
      })),
      dataList: shown,
      hasMore,
    }
  }),

  serveShared(
    scenarios.record,
    {
      reads: [
        'event_evidence',
        'event_company',
        'supply_edge',
        'daily_price',
        'industry_membership',
        'listing_status',
        'security',
      ],
    },
    async ({ db, view, now }) => presentRecord(await whatIfRecord(db, view, now)),
  ),
]
