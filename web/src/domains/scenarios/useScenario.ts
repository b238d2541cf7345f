import { useCallback, useMemo } from 'react'
import { scenarioDefinition, type ScenarioDefinition } from '@pandora/contract/domains/scenarios/shapes'
import { useAddressField } from '../../lib/address.ts'

/** What stands before anything is chosen. */
export const usualDefinition: ScenarioDefinition = scenarioDefinition.parse({ basis: {}, shock: { kind: 'stop' } })

/** A scenario read from an address; whatever cannot be read is as if nothing were chosen. */
export function definitionIn(text: string): ScenarioDefinition {
  try {
    const read = scenarioDefinition.safeParse(JSON.parse(text))
    return read.success ? read.data : usualDefinition
  } catch {
    return usualDefinition
  }
}

/** Whether a definition says where it begins. */
export const hasBasis = ({ basis }: ScenarioDefinition): boolean =>
  [basis.chainId, basis.companyId, basis.regionCode].some((one) => one !== undefined)

/** Whether anybody is hit. */
export const hasTarget = ({ shock }: ScenarioDefinition): boolean =>
  shock.nodeIds.length + shock.regions.length + shock.parts.length > 0

/** The scenario that the address holds: it survives reload, back and a pasted link. */
export function useScenario() {
  const [text, setText] = useAddressField('what')
  const definition = useMemo(() => definitionIn(text), [text])
  const set = useCallback((next: ScenarioDefinition) => setText(JSON.stringify(next)), [setText])
  return [definition, set] as const
}

/** Where a scenario is shown on the screen of its own. */
export const scenarioPlace = (definition: ScenarioDefinition): string =>
  `/index/scenarios?what=${encodeURIComponent(JSON.stringify(definition))}`
