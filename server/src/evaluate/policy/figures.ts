import { heldFigures } from '@pandora/intelligence/policy/bilingual/agree'
import { figuresEn } from '@pandora/intelligence/policy/bilingual/english'
import { textOf } from '@pandora/intelligence/tasks/marks'
import { labelledRows } from '../../models/labelled-file.ts'
import { share } from '../shares.ts'

/**
 * Figures of Chinese texts (`zh`) held against those of their English (`en`) after units: how many agree, and each that
 * does not, with its value and place; places are UTF-16 units of `zh`. Rows without one of both are left out.
 */
export async function policyFigures(file: string): Promise<object> {
  const rows = await labelledRows(file)
  const mismatches: object[] = []
  const counts = { figures: 0, agree: 0 }
  let untranslated = 0
  for (const row of rows) {
    const [zh, en] = [textOf(row['zh']), textOf(row['en'])]
    if (zh === '' || en === '') {
      untranslated++
      continue
    }
    for (const { zh: own, en: theirs } of heldFigures(zh, en)) {
      counts.figures++
      if (theirs) counts.agree++
      else
        mismatches.push({
          year: row['year'],
          seq: row['seq'],
          figure: zh.slice(own.start, own.end),
          ...own,
          english: figuresEn(en).map(({ value, unit }) => ({ value, unit })),
        })
    }
  }
  return {
    task: 'policy-figures',
    rows: rows.length,
    untranslated,
    ...counts,
    share: share(counts.agree, counts.figures),
    mismatches,
  }
}
