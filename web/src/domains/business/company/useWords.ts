import { named } from '../../../lib/names.ts'
import { percent } from '../../../lib/formats.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { Breakdown, ReportKind, Segment } from './model.ts'
import { businessTexts } from './texts.ts'

/** What parts, reports and notes are called in the interface language. */
export function useWords() {
  const t = useTexts(businessTexts)
  const language = useLanguage()
  return {
    t,
    language,
    partName: (part: { nameZh: string; nameEn: string | null }) => named(part.nameZh, part.nameEn, language),
    reportName: (report: { year: number; kind: ReportKind }) =>
      t('reportOf', { year: report.year, kind: t(`kind_${report.kind}`) }),
    partNotes: (part: Segment) => part.notes.map((note) => t(`note_${note}`)),
    breakdownNotes: ({ notes, totalDiffers }: Pick<Breakdown, 'notes' | 'totalDiffers'>) =>
      notes.map((note) =>
        t(`note_${note}`, note === 'TOTAL_DIFFERS' ? { share: percent(totalDiffers, { digits: 1 }) } : {}),
      ),
  }
}
