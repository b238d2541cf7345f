import type { impactPart, materiality } from '@pandora/contract/domains/impact/operations'
import type { z } from 'zod'
import { number, percent } from '../../../../lib/formats.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { useAmount } from '../../../analysis/offers/useAmount.ts'
import { useVocabulary } from '../../../analysis/offers/vocabulary/useVocabulary.ts'
import { receiptTexts } from './texts.ts'

/** Parts of a company as people read them: 0.0008 %, 4.2 %. */
const part = (value: number): string =>
  percent(value * 100, {
    digits:
      value === 0 || Math.abs(value) >= 0.001 ? 2 : Math.min(8, 2 - Math.floor(Math.log10(Math.abs(value) * 100))),
    sign: false,
    loose: true,
  })

/**
 * How large an event is for the company, against what, and what such an event usually moves: the reason of the factor
 * “size”.
 */
export function MaterialityLine({
  of,
  sizeClass,
}: {
  of: z.infer<typeof materiality>
  sizeClass: z.infer<typeof impactPart>['sizeClass']
}) {
  const t = useTexts(receiptTexts)
  const word = useVocabulary()
  const amountText = useAmount()
  const { reason, grade, change, expected, expectedBy } = of
  const basis =
    expected === null || expectedBy === null
      ? t('basis_none')
      : t(`basis_${expectedBy}`, { expected: percent(expected, { digits: 1 }) })
  const size = t(`size_${reason}`, {
    amount: of.amount ? amountText(of.amount) : '',
    measure: of.measure ? t(`measure_${of.measure}`) : '',
    ratio: of.ratio === null ? '–' : part(of.ratio),
    usual: of.usualRatio === null ? '–' : part(of.usualRatio),
    size: sizeClass ? word('size', sizeClass) : '–',
    change: change === null ? '–' : percent(change, { digits: 2 }),
    basis,
  })
  return (
    <>
      {[
        size,
        grade === null || of.gradeFactor === 1
          ? ''
          : t('grade', { grade: t(`grade_${grade}`), factor: number(of.gradeFactor, { digits: 2 }) }),
        t('usualMove', { value: `±${percent(of.usual, { digits: of.usual < 0.1 ? 3 : 2, sign: false })}` }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </>
  )
}
