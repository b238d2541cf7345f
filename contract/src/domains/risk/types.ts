import type { Bilingual } from '../../language.ts'

/** Groups of the tree of risk types, in the order in which they are shown. */
export const riskGroups = {
  nature: { zh: '自然灾害', en: 'Natural hazards' },
  accident: { zh: '事故', en: 'Accidents' },
  health: { zh: '公共卫生与产品', en: 'Health and products' },
  trade: { zh: '贸易与制裁', en: 'Trade and sanctions' },
  company: { zh: '公司经营与治理', en: 'Company' },
} as const satisfies Record<string, Bilingual>
export type RiskGroup = keyof typeof riskGroups
/** Whether a word is one of the groups. */
export const isRiskGroup = (word: string): word is RiskGroup => Object.hasOwn(riskGroups, word)

/** What a risk is called, where it stands in the tree, and whether it befalls a place or a company. */
interface RiskTypeFacts extends Bilingual {
  group: RiskGroup
  /** `place`: whoever is in the place that is named is reached; `company`: whom the text names. */
  befalls: 'place' | 'company'
}

/** Types of risk that are told from texts. The key is the word of the wire, of tables and of label files. */
export const riskTypeFacts = {
  natural_disaster: { zh: '气象与地质灾害', en: 'Weather and ground hazards', group: 'nature', befalls: 'place' },
  earthquake: { zh: '地震', en: 'Earthquake', group: 'nature', befalls: 'place' },
  flood: { zh: '洪涝暴雨', en: 'Flood and rainstorm', group: 'nature', befalls: 'place' },
  typhoon: { zh: '台风', en: 'Typhoon', group: 'nature', befalls: 'place' },
  drought: { zh: '干旱', en: 'Drought', group: 'nature', befalls: 'place' },
  fire: { zh: '火灾', en: 'Fire', group: 'accident', befalls: 'place' },
  safety_accident: { zh: '安全事故', en: 'Safety accident', group: 'accident', befalls: 'place' },
  epidemic: { zh: '疫情', en: 'Epidemic', group: 'health', befalls: 'place' },
  product_quality_food: { zh: '食品与产品质量', en: 'Food and product quality', group: 'health', befalls: 'company' },
  product_recall: { zh: '产品召回', en: 'Product recall', group: 'health', befalls: 'company' },
  tariff_trade: { zh: '关税与贸易救济', en: 'Tariffs and trade remedies', group: 'trade', befalls: 'place' },
  sanctions: { zh: '制裁与管制', en: 'Sanctions and controls', group: 'trade', befalls: 'place' },
  shareholder_reduction: { zh: '股东减持', en: 'Shareholder reduction', group: 'company', befalls: 'company' },
  loss_warning: { zh: '业绩亏损', en: 'Loss warning', group: 'company', befalls: 'company' },
  penalty_regulatory: { zh: '监管处罚', en: 'Regulatory penalty', group: 'company', befalls: 'company' },
  lawsuit: { zh: '诉讼与立案', en: 'Lawsuits and cases', group: 'company', befalls: 'company' },
  delisting: { zh: '退市', en: 'Delisting', group: 'company', befalls: 'company' },
  credit_default: { zh: '违约与冻结', en: 'Default and freezing', group: 'company', befalls: 'company' },
} as const satisfies Record<string, RiskTypeFacts>

export type RiskType = keyof typeof riskTypeFacts
/** Types that say more precisely what `natural_disaster` says: a text of both tells of the precise one. */
export const preciseHazards = ['flood', 'typhoon', 'drought'] as const satisfies readonly RiskType[]
/** All types, in the order of the tree. */
export const riskTypes = Object.keys(riskTypeFacts) as [RiskType, ...RiskType[]]
