import { chainConsulting } from './operations/consulting.ts'
import { chainExcel } from './operations/excel.ts'
import { chainFacts } from './operations/facts.ts'
import { chainFlow } from './operations/flow.ts'
import { chainHistory } from './operations/history.ts'
import { chainRelations } from './operations/relations.ts'
import { savedChains } from './operations/saved.ts'
import { chainSharing } from './operations/sharing.ts'

export const chains = {
  ...savedChains,
  ...chainSharing,
  ...chainHistory,
  ...chainRelations,
  ...chainConsulting,
  ...chainExcel,
  ...chainFacts,
  ...chainFlow,
}
