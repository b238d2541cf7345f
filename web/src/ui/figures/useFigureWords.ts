import { absenceWords, figureWords, formulaWords, standInWords } from '@pandora/contract/figure-words'
import type { FigureAbsence, FigureName, StandIn } from '@pandora/contract/figures'
import type { TodayFigure } from '@pandora/contract/today-figures'
import { useLanguage } from '../../lib/texts.ts'

/** What figures, their formulas and the reasons why they are missing are called in the interface language. */
export function useFigureWords() {
  const side = useLanguage() === 'en' ? 'en' : 'zh'
  return {
    figureName: (figure: FigureName | TodayFigure | 'taxRate') => figureWords[figure][side],
    absenceText: (absence: FigureAbsence | null | undefined) => (absence ? absenceWords[absence][side] : undefined),
    standInText: (standIn: StandIn | null | undefined) => (standIn ? standInWords[standIn][side] : undefined),
    formulaText: (formula: string) => formulaWords[formula]?.[side] ?? formula,
  }
}
