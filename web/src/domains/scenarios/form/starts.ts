import type { ScenarioBasis, ScenarioDefinition, ScenarioShock } from '@pandora/contract/domains/scenarios/shapes'
import { usualDefinition } from '../useScenario.ts'

/** Days that a plant stands still after an accident, a province after a quake, and after another disaster. */
const [STOP_DAYS, QUAKE_DAYS, DISASTER_DAYS] = [30, 14, 7]

const begun = (basis: Partial<ScenarioBasis>, shock: Partial<ScenarioShock>): ScenarioDefinition => ({
  ...usualDefinition,
  basis: { ...usualDefinition.basis, ...basis },
  shock: { ...usualDefinition.shock, ...shock },
})

/** A company stops for a month: whom it reaches. */
export const companyBeginning = (companyId: string): ScenarioDefinition =>
  begun({ companyId }, { nodeIds: [companyId], days: STOP_DAYS })

/** Everyone in a province stops for two weeks. */
export const regionBeginning = (regionCode: string): ScenarioDefinition =>
  begun({ regionCode }, { regions: [regionCode], days: QUAKE_DAYS })

/** Everyone in a province stops for a week: a disaster that texts tell of. */
export const disasterBeginning = (regionCode: string): ScenarioDefinition =>
  begun({ regionCode }, { regions: [regionCode], days: DISASTER_DAYS })

/** A chain of the user's own; whom the shock hits is still to be chosen. */
export const chainBeginning = (chainId: string): ScenarioDefinition => begun({ chainId }, {})
