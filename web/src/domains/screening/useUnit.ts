import type { ScreenMeasure } from '@pandora/contract/domains/figures/fields'
import { useTexts } from '../../lib/texts.ts'
import { screeningTexts } from './texts.ts'

/** The unit that a measure is typed and shown in, in a market of that currency. */
export function useUnit(currency: string | null): (measure: ScreenMeasure) => string {
  const t = useTexts(screeningTexts)
  return (measure) => {
    const foreign = currency !== null && currency !== 'CNY'
    if (measure === 'money' && foreign) return t('unit_foreign', { currency })
    if (measure === 'price' && foreign) return t('unit_foreignPrice', { currency })
    return t(`unit_${measure}`)
  }
}
