import type { imports, UnitDoubtRow } from '@pandora/contract/domains/imports/operations'
import type { Language } from '@pandora/contract/language'
import type { OutputOf } from '@pandora/contract/operation'
import { isoInstant } from '../../../shared/provenance.ts'
import type { DoubtRow, RulingRow } from './queries.ts'
import { evidenceTexts } from './words.ts'

export const presentDoubt = (row: DoubtRow, language: Language): UnitDoubtRow => ({
  code: 'UNIT_DOUBTFUL',
  runId: row.run_id,
  file: row.file,
  line: row.line,
  companyId: row.company_id,
  company: row.company ?? row.company_id,
  statement: row.statement,
  periodEnd: row.period_end,
  months: row.period_months,
  unit: row.unit,
  figures: row.figures,
  exponent: row.exponent,
  evidence: evidenceTexts(row.evidence, language),
  since: isoInstant(row.known_at),
})

export const presentRuling = (row: RulingRow): OutputOf<typeof imports.settleUnit> => ({
  rulingId: row.ruling_id,
  companyId: row.company_id,
  company: row.company ?? row.company_id,
  statement: row.statement,
  periodEnd: row.period_end,
  months: row.period_months,
  unit: row.unit,
  runId: row.run_id,
  ruling: row.ruling,
  exponent: row.exponent,
  correctionRunId: row.correction_run,
  note: row.note,
  by: row.name ?? '',
  at: new Date(row.ruled_at).toISOString(),
  revertedAt: row.reverted_at === null ? null : new Date(row.reverted_at).toISOString(),
})
