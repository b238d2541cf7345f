import { absenceWords, figureWords, formulaWords, standInWords } from '@pandora/contract/domains/figures/words'
import type { FigureAbsence, FigureName, StandIn } from '@pandora/contract/domains/figures/names'
import type { TodayFigure } from '@pandora/contract/domains/figures/today'
import { useLanguage } from '../../../lib/texts.ts'

/** What figures, their formulas and the reasons why they are missing are called in the interface language. */
export function useFigureWords() {
  const side = useLanguage() === 'en' ? 'en' : 'zh'
  return {
    figureName: (figure: FigureName | TodayFigure | 'taxRate') => figureWords[figure][side],
    absenceText: (absence: FigureAbsence | null | undefined) => (absence ? absenceWords[absence][side] : undefined),
    standInText: (standIns: readonly StandIn[] | null | undefined) =>
      standIns && standIns.length > 0
        ? standIns.map((one) => standInWords[one][side]).join(side === 'en' ? '. ' : '；')
        : undefined,
    formulaText: (formula: string) => formulaWords[formula]?.[side] ?? formula,
  }
}
