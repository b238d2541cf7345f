import type { Translate } from '../../../lib/texts.ts'
import type { chainTexts } from '../texts.ts'

/** Days that the views of a chain look back, as its report does unless another span is chosen. */
const DAYS = 30

/** Of which days a list is, and how many of it are shown where there are more. */
export function spanOf(
  t: Translate<NonNullable<(typeof chainTexts)['key']>>,
  of: { dataList: readonly unknown[]; total: number } | undefined,
): string | null {
  if (!of) return null
  const days = t('daysOption', { count: DAYS })
  return of.total > of.dataList.length
    ? `${days} · ${t('shownOf', { shown: of.dataList.length, total: of.total })}`
    : days
}
