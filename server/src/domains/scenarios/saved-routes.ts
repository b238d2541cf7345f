import { scenarios } from '@pandora/contract/domains/scenarios/operations'
import { SCENARIO_LIMIT, scenarioDefinition } from '@pandora/contract/domains/scenarios/shapes'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import { serve, type Route } from '../../http/route.ts'
import { wholeOf } from '../../shared/page.ts'
import { groundOf } from './read-ground.ts'
import { presentSaved } from './present.ts'
import { refuseIdle } from './run.ts'
import {
  deletedScenario,
  deleteScenario,
  insertScenario,
  restoreScenario,
  scenariosOf,
  updateScenario,
} from './saved.queries.ts'
import { takeTurn } from '../../shared/owner-turn.queries.ts'

/** A name that none of the others has: the same, or with a number behind it. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name
  for (let at = 2; taken.has(free); at++) free = `${name.slice(0, 72)} (${at})`
  return free
}

export const savedRoutes: readonly Route[] = [
  serve(scenarios.list, async ({ db, view, user }) => ({
    ...wholeOf((await scenariosOf(db, view.marketId, user.uid)).map(presentSaved)),
    limit: SCENARIO_LIMIT,
  })),

  serve(scenarios.save, async ({ db, view, user, now, input: { scenarioId, definition, ...input } }) => {
    await takeTurn(db, user.uid)
    const name = input.name.trim()
    if (name === '') throw badInput('name', 'required')
    const own = await scenariosOf(db, view.marketId, user.uid)
    const before = own.find((one) => one.scenario_id === scenarioId)
    if (scenarioId !== undefined && !before) throw new Refusal(errors.NOT_FOUND)
    if (own.some((one) => one.name === name && one !== before)) throw new Refusal(errors.NAME_TAKEN)
    if (!before && own.length >= SCENARIO_LIMIT) throw new Refusal(errors.LIST_FULL, { limit: SCENARIO_LIMIT })
    const kept = definition ?? (before ? scenarioDefinition.parse(before.definition) : undefined)
    if (!kept) throw badInput('definition', 'required')
    // A chain of another, or a company that is not there, is refused when it is kept, not when it is worked out.
    await groundOf({ db, view, uid: user.uid, now }, kept.basis)
    refuseIdle(kept)
    const asOf = definition ? view.asOf : (before?.as_of ?? null)
    const words = { name, definition: kept, asOf, now }
    const id = before?.scenario_id ?? (await insertScenario(db, view.marketId, user.uid, words))
    if (before) await updateScenario(db, id, words)
    return presentSaved({ scenario_id: id, name, definition: kept, as_of: asOf, updated_at: now })
  }),

  serve(scenarios.delete, async ({ db, view, user, now, input: { scenarioId } }) => {
    await takeTurn(db, user.uid)
    if (!(await scenariosOf(db, view.marketId, user.uid)).some((one) => one.scenario_id === scenarioId))
      throw new Refusal(errors.NOT_FOUND)
    await deleteScenario(db, scenarioId, now)
    return { done: true }
  }),

  serve(scenarios.restore, async ({ db, view, user, input: { scenarioId } }) => {
    await takeTurn(db, user.uid)
    const own = await scenariosOf(db, view.marketId, user.uid)
    // Taken back twice: it stands already.
    if (own.some((one) => one.scenario_id === scenarioId)) return { done: true }
    const gone = await deletedScenario(db, view.marketId, user.uid, scenarioId)
    if (!gone) throw new Refusal(errors.NOT_FOUND)
    if (own.length >= SCENARIO_LIMIT) throw new Refusal(errors.LIST_FULL, { limit: SCENARIO_LIMIT })
    await restoreScenario(db, gone.scenario_id, freeName(gone.name, new Set(own.map((one) => one.name))))
    return { done: true }
  }),
]
