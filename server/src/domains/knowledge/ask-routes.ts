import { knowledge } from '@pandora/contract/domains/knowledge/operations'
import { serve, type Route } from '../../http/route.ts'
import { answerOfBase } from './offers.ts'

export const askRoutes: readonly Route[] = [
  serve(knowledge.ask, async (call) => answerOfBase(call, call.input.baseId, call.input.question)),
]
