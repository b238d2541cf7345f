import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { factTables } from '@pandora/store/facts'
import { mergeKind } from '@pandora/store/merge'
import { removeRunWithin } from '@pandora/store/runs'
import { deriveFor } from '../../../imports/derive.ts'
import { finishRun } from '../../../imports/queries.ts'
import { countMerged, emptyTally } from '../../../imports/tally.ts'
import { awaitStatements } from '../../figures/offers/waiting.queries.ts'
import { renewDoubts } from './derive.ts'
import {
  addCorrectionRun,
  addRuling,
  doubtedTellings,
  fileOf,
  holdMerges,
  rulingById,
  stageCorrection,
  takeBack,
  type Meant,
} from './queries.ts'

interface Said extends Meant {
  ruling: 'as-told' | 'scaled'
  /** Of `scaled`. */ exponent: number
  note: string
}

/**
 * Settles figures in doubt, inside a transaction; answers the ruling's id. As told: they are read again. Scaled: a run
 * of its own tells them as they are, known from now on; what their source told stays in the past, and taking the run
 * back brings the doubt back. Refuses UNIT_NOT_DOUBTED.
 */
export async function settle(tx: Db, marketId: number, uid: number, now: number, said: Said): Promise<number> {
  await holdMerges(tx, marketId)
  const tellings = await doubtedTellings(tx, marketId, said)
  if (tellings.length === 0) throw new Refusal(importsErrors.UNIT_NOT_DOUBTED)
  const correctionRun = said.ruling === 'scaled' ? await correct(tx, marketId, uid, now, said) : null
  const exponent = said.ruling === 'scaled' ? said.exponent : 0
  const ids: number[] = []
  for (const toldAt of tellings)
    ids.push(await addRuling(tx, marketId, { ...said, exponent, toldAt, correctionRun, uid, at: now }))
  if (said.ruling === 'as-told') await readAgain(tx, marketId, said.companyId)
  return ids.at(-1) ?? 0
}

async function correct(tx: Db, marketId: number, uid: number, now: number, said: Said): Promise<number> {
  const file = await fileOf(tx, marketId, said.runId)
  const runId = await addCorrectionRun(tx, marketId, { file: `${file} × 10^${-said.exponent}`, uid, at: now })
  await stageCorrection(tx, marketId, said, said.exponent)
  const { counts } = await mergeKind(tx, factTables.statement_item, {
    marketId,
    runId,
    stage: 'unit_correction',
    startedAt: instant(now),
    current: false,
    small: true,
    undated: true,
    distinct: false,
  })
  const changed = new Map([['statement_item', counts] as const])
  const tally = emptyTally()
  countMerged(tally, changed)
  tally.rows = 1
  await deriveFor(marketId)(tx, changed)
  await finishRun(tx, runId, 'done', tally)
  return runId
}

/** Takes a ruling back, inside a transaction. Refuses NOT_FOUND and UNIT_RULING_TAKEN_BACK. */
export async function unsettle(tx: Db, marketId: number, uid: number, now: number, rulingId: number): Promise<void> {
  const row = await rulingById(tx, marketId, rulingId)
  if (!row) throw new Refusal(errors.NOT_FOUND)
  if (row.reverted_at !== null) throw new Refusal(importsErrors.UNIT_RULING_TAKEN_BACK)
  if (row.correction_run !== null) await removeRunWithin(tx, row.correction_run, deriveFor(marketId))
  else await holdMerges(tx, marketId)
  if (!(await takeBack(tx, marketId, rulingId, uid, now))) throw new Refusal(importsErrors.UNIT_RULING_TAKEN_BACK)
  if (row.correction_run === null) await readAgain(tx, marketId, row.company_id)
}

/** Looks at a company's units anew, and lets its figures wait. */
async function readAgain(tx: Db, marketId: number, companyId: string): Promise<void> {
  await renewDoubts(tx, marketId, tx`select ${companyId}::text as company_id`)
  await awaitStatements(tx, marketId, [companyId])
}
