import type { Bilingual } from '@pandora/contract/language'

/** Names of the classes that the shipped profiles' sources give their documents. */
const names: Readonly<Record<string, Bilingual>> = {
  flash: { zh: '个股快讯', en: 'Stock flash' },
  government_work_report: { zh: '政府工作报告', en: 'Government work report' },
  policy_document_release: { zh: '政策文件发布', en: 'Policy document' },
  state_council_executive: { zh: '国务院常务会议', en: 'State Council executive meeting' },
  politburo_econ: { zh: '政治局经济会议', en: 'Politburo, economy' },
  politburo_other: { zh: '政治局会议', en: 'Politburo' },
  central_fin_econ_commission: { zh: '中央财经委员会', en: 'Central Financial and Economic Commission' },
  plenum_communique: { zh: '全会公报', en: 'Plenum communiqué' },
  five_year_plan_proposal: { zh: '五年规划建议', en: 'Five-year plan proposal' },
  cewc: { zh: '中央经济工作会议', en: 'Central Economic Work Conference' },
  rural_work_conference: { zh: '中央农村工作会议', en: 'Central Rural Work Conference' },
  financial_work_conference: { zh: '中央金融工作会议', en: 'Central Financial Work Conference' },
}

/** Name of a source's class in a language; the source's own word where it is not known here. */
export function categoryName(category: string, language: string): string {
  const name = names[category]
  return name ? (language === 'en' ? name.en : name.zh) : category
}
