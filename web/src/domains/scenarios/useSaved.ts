import { scenarios } from '@pandora/contract/domains/scenarios/operations'
import { useOperation } from '../../lib/api/useOperation.ts'

/** What changes with every scenario that is kept or deleted. */
export const changedBySaving = [scenarios.list, scenarios.compare]

/** The user's scenarios. */
export const useSaved = () => useOperation(scenarios.list, {})
