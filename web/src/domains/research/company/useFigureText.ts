import { useCallback } from 'react'
import type { figureUnits } from '@pandora/contract/domains/research/words'
import { number, percent, short } from '../../../lib/formats.ts'
import { defineTexts, useLanguage, useTexts } from '../../../lib/texts.ts'
import { en } from './units.texts.en.ts'
import { zh } from './units.texts.zh.ts'

const unitTexts = defineTexts('company-report-units', zh, en)
type Unit = (typeof figureUnits)[number]
const small = new Set<Unit>(['CNY/share', 'USD/share', 'times'])

/** A figure of a text in words: shortened money and counts, per cent, per share. */
export function useFigureText(): (value: number, unit: Unit, options?: { sign?: boolean }) => string {
  const t = useTexts(unitTexts)
  const language = useLanguage()
  return useCallback(
    (value, unit, { sign = false } = {}) => {
      if (unit === 'percent') return percent(value, { digits: 2, sign })
      const amount =
        small.has(unit) || unit === 'percent-points'
          ? number(value, { digits: 2, sign })
          : short(value, language, { sign })
      const name = t(
        unit === 'percent-points'
          ? 'percent_points'
          : unit === 'CNY/share'
            ? 'CNY_share'
            : unit === 'USD/share'
              ? 'USD_share'
              : unit,
      )
      return `${amount}${language === 'en' ? ' ' : ''}${name}`
    },
    [t, language],
  )
}
