import { randomUUID } from 'node:crypto'
import { financingErrors } from '@pandora/contract/domains/financing/errors'
import { financing } from '@pandora/contract/domains/financing/operations'
import { errors, Refusal } from '@pandora/contract/errors'
import { emitLive } from '@pandora/store/live-events'
import { audit } from '../../../auth/audit.ts'
import { serve, servePrepared, serveShared, type Route } from '../../../http/route.ts'
import { orgIn } from '../filter.ts'
import { heldLedger, ledgerIn } from '../ledger/held.ts'
import { judgementsIn } from '../ledger/queries.ts'
import { insertJudgement, judgementOf, revertJudgement } from './judgements.queries.ts'
import { presentJudgement, presentOrganisation } from './present.ts'

export const organisationRoutes: readonly Route[] = [
  serveShared(
    financing.organisation,
    { reads: [heldLedger, 'organisation_judgement'] },
    async ({ services, db, view, input: { orgId, currency } }) => {
      const ledger = await ledgerIn(services, view, currency)
      return presentOrganisation(ledger, orgIn(ledger, orgId), await judgementsIn(db, view))
    },
  ),

  servePrepared(
    financing.judgeOrganisation,
    async ({ services, view, input: { name, other } }) => {
      const ledger = await ledgerIn(services, { ...view, asOf: null })
      const own = orgIn(ledger, name)
      if (other !== undefined && orgIn(ledger, other).id === own.id)
        throw new Refusal(financingErrors.SAME_ORGANISATION)
    },
    async ({ db, view: { marketId }, user, now, input: { name, other, note } }) => {
      const verdict = other === undefined ? ('apart' as const) : ('same' as const)
      const row = { judgement_id: randomUUID(), verdict, name, other: other ?? null, note, decided_at: now }
      await insertJudgement(db, marketId, { ...row, uid: user.uid })
      await audit(db, user.uid, 'organisation-judged', { marketId, verdict, name, other: other ?? '' })
      await emitLive(db, { topic: 'financing', marketId, ids: [], count: 1 })
      return presentJudgement(row)
    },
  ),

  serve(financing.revertJudgement, async ({ db, view: { marketId }, user, now, input: { judgementId } }) => {
    const row = await judgementOf(db, marketId, judgementId)
    if (!row) throw new Refusal(errors.NOT_FOUND)
    if (row.reverted_at !== null) throw new Refusal(financingErrors.JUDGEMENT_TAKEN_BACK)
    await revertJudgement(db, row.judgement_id, user.uid, now)
    await audit(db, user.uid, 'organisation-judgement-reverted', { marketId, name: row.name })
    await emitLive(db, { topic: 'financing', marketId, ids: [], count: 1 })
    return { done: true }
  }),
]
