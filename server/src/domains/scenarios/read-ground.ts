import { scenariosErrors } from '@pandora/contract/domains/scenarios/errors'
import type { ScenarioBasis } from '@pandora/contract/domains/scenarios/shapes'
import { Refusal } from '@pandora/contract/errors'
import { groundOfChain } from './ground-of-chain.ts'
import { groundOfFacts } from './ground-of-facts.ts'
import type { Ground, GroundCall } from './ground.ts'

/**
 * What is known of the supplies of a basis, as of the view: of a chain where one is named, else around a company, else
 * around a region. Throws SCENARIO_WITHOUT_BASIS, NOT_FOUND.
 */
export async function groundOf(call: GroundCall, basis: ScenarioBasis): Promise<Ground> {
  const { chainId, chainVersion, companyId, regionCode } = basis
  if (chainId !== undefined) return groundOfChain(call, chainId, chainVersion)
  if (companyId === undefined && regionCode === undefined) throw new Refusal(scenariosErrors.SCENARIO_WITHOUT_BASIS)
  return groundOfFacts(call, basis)
}
