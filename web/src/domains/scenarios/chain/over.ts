import type { ScenarioEffect, ScenarioShock } from '@pandora/contract/domains/scenarios/shapes'

/** What a scenario lays over the nodes of a chain; whom it does nothing to is left out. */
export const effectsOf = (rows: readonly ScenarioEffect[], kind: ScenarioShock['kind']) =>
  new Map(
    rows
      .filter((one) => one.effect.high > 0)
      .map(({ nodeId, effect }) => [nodeId, { ...effect, dearer: kind === 'price' }]),
  )
