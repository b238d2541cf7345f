import { scenariosErrors } from '@pandora/contract/domains/scenarios/errors'
import type { ScenarioDefinition } from '@pandora/contract/domains/scenarios/shapes'
import { Refusal } from '@pandora/contract/errors'
import { runShock, type ShockRun } from '@pandora/intelligence/supply/shock'
import type { Ground, GroundCall } from './ground.ts'
import { groundOf } from './read-ground.ts'

/** A scenario worked out on what is known. */
export interface Worked {
  definition: ScenarioDefinition
  ground: Ground
  run: ShockRun
}

/** Refuses a shock that hits nobody, or takes more than there is. */
export function refuseIdle({ shock }: ScenarioDefinition): void {
  if (shock.nodeIds.length + shock.regions.length + shock.parts.length === 0)
    throw new Refusal(scenariosErrors.SCENARIO_WITHOUT_TARGET)
  if (shock.kind === 'volume' && shock.size > 1) throw new Refusal(scenariosErrors.SCENARIO_SIZE_ABOVE_WHOLE)
}

/** Works a scenario out as of the view. Throws what refuses its basis or its shock. */
export async function workOut(call: GroundCall, definition: ScenarioDefinition): Promise<Worked> {
  const ground = await groundOf(call, definition.basis)
  refuseIdle(definition)
  const { damping, substitution, unknownUpTo, inventoryDays } = definition.settings
  const run = runShock({ nodes: [...ground.nodes.values()], edges: ground.edges }, definition.shock, {
    damping,
    substitution,
    unknownUpTo,
    unknownInventoryDays: inventoryDays,
  })
  return { definition, ground, run }
}
