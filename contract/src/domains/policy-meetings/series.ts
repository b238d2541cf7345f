import type { Bilingual } from '../../language.ts'

/** Names of the series that the product knows by rules; others are called as their readouts call them. */
export const meetingSeriesNames: Readonly<Record<string, Bilingual>> = {
  politburoEconomy: { zh: '中央政治局会议（经济）', en: 'Politburo on the economy' },
  centralEconomicWork: { zh: '中央经济工作会议', en: 'Central Economic Work Conference' },
  centralRuralWork: { zh: '中央农村工作会议', en: 'Central Rural Work Conference' },
  centralFinancialWork: { zh: '中央金融工作会议', en: 'Central Financial Work Conference' },
  stateCouncilExecutive: { zh: '国务院常务会议', en: 'State Council executive meeting' },
  governmentWorkReport: { zh: '政府工作报告', en: 'Government work report' },
  financialEconomicCommission: { zh: '中央财经委员会', en: 'Central Financial and Economic Affairs Commission' },
  plenum: { zh: '中央全会', en: 'Plenum of the Central Committee' },
  fiveYearPlan: { zh: '五年规划建议', en: 'Five-year plan proposal' },
  politburo: { zh: '中央政治局会议（其他）', en: 'Politburo, other matters' },
}
