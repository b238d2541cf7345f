import { z } from 'zod'
import { ownedId } from '../../records/ids.ts'
import { defineOperation, done } from '../../operation.ts'
import {
  COMPARED_MOST,
  disruptionRecord,
  savedScenario,
  scenarioBasis,
  scenarioDefinition,
  scenarioExplanation,
  scenarioGround,
  scenarioNode,
  scenarioResult,
  scenarioTotals,
  valueRange,
} from './shapes.ts'

const scenarioId = () => ownedId('scenario')
const name = z.string().min(1).max(80)

export const scenarios = {
  ground: defineOperation({
    id: 'scenarios.ground',
    method: 'POST',
    path: '/api/scenarios/ground',
    dated: true,
    summary: 'Companies, regions and parts that a shock may hit on a basis, with how concentrated each part is',
    input: z.object({ basis: scenarioBasis }),
    output: scenarioGround,
  }),
  run: defineOperation({
    id: 'scenarios.run',
    method: 'POST',
    path: '/api/scenarios/run',
    dated: true,
    summary:
      'What a shock does to whom along supplies: revenue at risk or dearer purchases as ranges, and from which day',
    input: scenarioDefinition,
    output: scenarioResult,
  }),
  explain: defineOperation({
    id: 'scenarios.explain',
    method: 'POST',
    path: '/api/scenarios/explain',
    dated: true,
    summary: 'The ways on which a shock reaches a company, what each adds, with shares and evidence; they add up',
    input: z.object({
      ...scenarioDefinition.shape,
      node: scenarioDefinition.shape.shock.shape.nodeIds.unwrap().element,
      bound: z.enum(['low', 'high']).default('high'),
    }),
    output: scenarioExplanation,
  }),
  list: defineOperation({
    id: 'scenarios.list',
    method: 'POST',
    path: '/api/scenarios/list',
    summary: "The user's scenarios, the latest first",
    output: z.object({ dataList: z.array(savedScenario), total: z.int(), limit: z.int() }),
  }),
  save: defineOperation({
    id: 'scenarios.save',
    method: 'POST',
    path: '/api/scenarios/save',
    writes: true,
    dated: true,
    summary: 'Save a scenario under a name, change one, or give it another name',
    input: z.object({
      scenarioId: scenarioId().optional(),
      name,
      definition: scenarioDefinition.optional(),
    }),
    output: savedScenario,
  }),
  delete: defineOperation({
    id: 'scenarios.delete',
    method: 'POST',
    path: '/api/scenarios/delete',
    writes: true,
    summary: 'Delete a scenario; it can be taken back for a day',
    input: z.object({ scenarioId: scenarioId() }),
    output: done,
  }),
  restore: defineOperation({
    id: 'scenarios.restore',
    method: 'POST',
    path: '/api/scenarios/restore',
    writes: true,
    summary: 'Take the deletion of a scenario back',
    input: z.object({ scenarioId: scenarioId() }),
    output: done,
  }),
  compare: defineOperation({
    id: 'scenarios.compare',
    method: 'POST',
    path: '/api/scenarios/compare',
    dated: true,
    summary: 'Up to four saved scenarios side by side: what each does to each company',
    input: z.object({ scenarioIds: z.array(scenarioId()).min(1).max(COMPARED_MOST) }),
    output: z.object({
      scenarios: z.array(savedScenario.extend({ totals: scenarioTotals })),
      /** In the order of the scenarios; null: not reached. */
      dataList: z.array(scenarioNode.extend({ effects: z.array(valueRange.nullable()) })),
      hasMore: z.boolean(),
    }),
  }),
  record: defineOperation({
    id: 'scenarios.record',
    method: 'POST',
    path: '/api/scenarios/record',
    dated: true,
    summary: 'Whether companies said to be hit by past disruptions fell more than their industry, beside placebo days',
    output: disruptionRecord,
  }),
}
