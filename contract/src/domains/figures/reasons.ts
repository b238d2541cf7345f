import type { Bilingual } from '../../language.ts'
import type { fieldFigures, ScreenField } from './fields.ts'
import type { z } from 'zod'
import { absenceWords, sizeWords } from './words.ts'

/** What tells why figures of a company are missing. */
type Reasons = Pick<
  z.infer<typeof fieldFigures>,
  'capAbsence' | 'floatAbsence' | 'peAbsence' | 'pePercentileAbsence' | 'absences' | 'industryCode'
>

const fewWeeks: Bilingual = { zh: '少于 52 周的市盈率', en: 'Fewer than 52 weeks with a PE' }
const fewPeers: Bilingual = {
  zh: '同行业有市盈率的公司太少',
  en: 'Too few companies of the industry have a PE',
}

/** Why a company has no figure of the screening, in words: the same in lists, files and answers; null where it is untold. */
export function fieldReason(field: ScreenField, row: Reasons): Bilingual | null {
  if (field === 'floatCap') return row.floatAbsence === null ? null : absenceWords[row.floatAbsence]
  if (field === 'marketCap') return sizeWords(row)
  const own = row.absences[field]
  if (own !== undefined) return absenceWords[own]
  if (field !== 'peTtm' && field !== 'peg' && field !== 'pePercentile' && field !== 'pePercentileIndustry') return null
  if (row.peAbsence !== null) return absenceWords[row.peAbsence]
  if (field === 'pePercentileIndustry') return row.industryCode === null ? absenceWords.NO_CLASS : fewPeers
  if (field !== 'pePercentile') return null
  const why = row.pePercentileAbsence
  return why === null || why === 'TOO_FEW_SAMPLES' ? fewWeeks : absenceWords[why]
}
