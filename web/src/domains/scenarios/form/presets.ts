import type { ScenarioGround, ScenarioShock } from '@pandora/contract/domains/scenarios/shapes'

/** A shock that is offered whole, with the region or part that it is about. */
export interface Preset {
  key: 'quake' | 'price' | 'sole'
  about: string
  shock: ScenarioShock
}

/** Parts of which a dearer price is offered first. */
const LITHIUM = /锂/

/**
 * What is offered on a ground: its fullest province stops, its lithium (else the part with the most customers) becomes
 * dearer by a fifth, the only supplier of its most wanted such part stops.
 */
export function presetsOf({ regions, parts }: ScenarioGround): Preset[] {
  const none = { nodeIds: [], regions: [], parts: [] }
  const presets: Preset[] = []
  const [region] = regions
  if (region)
    presets.push({
      key: 'quake',
      about: region.regionCode,
      shock: { ...none, kind: 'stop', size: 1, days: 14, regions: [region.regionCode] },
    })
  const dearer = parts.find(({ part }) => LITHIUM.test(part)) ?? parts[0]
  if (dearer)
    presets.push({
      key: 'price',
      about: dearer.part,
      shock: { ...none, kind: 'price', size: 0.2, days: 90, parts: [dearer.part] },
    })
  const sole = parts.find((one) => one.soleNodeId !== null)
  if (sole?.soleNodeId)
    presets.push({
      key: 'sole',
      about: sole.part,
      shock: { ...none, kind: 'stop', size: 1, days: 30, nodeIds: [sole.soleNodeId] },
    })
  return presets
}
