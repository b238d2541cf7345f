import { industries } from '@pandora/contract/domains/industries/operations'
import { useOperation } from '../../lib/api/useOperation.ts'

/** Classes of the first level, by which the calendar is narrowed. */
export const useTopIndustries = () => useOperation(industries.tree, {}).data?.nodeList ?? []
