import { companyOperations } from './company-operations.ts'
import { marketOperations } from './market-operations.ts'

export const marketOpinion = { ...companyOperations, ...marketOperations }
