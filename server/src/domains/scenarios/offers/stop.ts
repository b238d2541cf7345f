import {
  scenarioDefinition,
  type ScenarioDefinition,
  type ScenarioResult,
} from '@pandora/contract/domains/scenarios/shapes'
import { presentResult } from '../present.ts'
import type { GroundCall } from '../ground.ts'
import { workOut } from '../run.ts'

/**
 * What it does that a company makes nothing for so many days, on the supplies around it that are known to the view and
 * with the usual settings: as the screen of scenarios works it out. Throws NOT_FOUND for an unknown company.
 */
export async function stopOf(
  call: GroundCall,
  { companyId, days }: { companyId: string; days: number },
): Promise<{ definition: ScenarioDefinition; result: ScenarioResult }> {
  const definition = scenarioDefinition.parse({
    basis: { companyId },
    shock: { kind: 'stop', days, nodeIds: [companyId] },
  })
  return { definition, result: presentResult(await workOut(call, definition)) }
}
