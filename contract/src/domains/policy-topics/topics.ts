import type { Bilingual } from '../../language.ts'

/** Fields of policy by group, in the order of the tree. Ids of topics are `field.<key>`, of groups `group.<key>`. */
export const policyFieldGroups = {
  macro: {
    name: { zh: '宏观调控', en: 'Macro policy' },
    fields: {
      outlook: { zh: '形势判断', en: 'Reading of the economy' },
      guidance: { zh: '政策取向', en: 'Policy stance' },
      fiscal: { zh: '财政税收', en: 'Budget and tax' },
      monetary: { zh: '货币信贷', en: 'Money and credit' },
      demand: { zh: '消费与投资', en: 'Consumption and investment' },
    },
  },
  industry: {
    name: { zh: '产业与创新', en: 'Industry and innovation' },
    fields: {
      innovation: { zh: '科技创新', en: 'Science and innovation' },
      digital: { zh: '数字经济与人工智能', en: 'Digital economy and AI' },
      manufacturing: { zh: '制造业与产业链', en: 'Manufacturing and supply chains' },
      energy: { zh: '能源与低碳', en: 'Energy and low carbon' },
      transport: { zh: '交通物流', en: 'Transport and logistics' },
    },
  },
  market: {
    name: { zh: '市场与改革', en: 'Markets and reform' },
    fields: {
      competition: { zh: '统一市场与公平竞争', en: 'Single market and competition' },
      private: { zh: '民企国企与营商环境', en: 'Enterprises and business climate' },
      openness: { zh: '对外开放与外贸', en: 'Opening up and trade' },
      capital: { zh: '资本市场', en: 'Capital markets' },
    },
  },
  stability: {
    name: { zh: '地产与风险', en: 'Property and risk' },
    fields: {
      property: { zh: '房地产', en: 'Property' },
      debt: { zh: '地方债务与清欠', en: 'Local debt and arrears' },
      risk: { zh: '金融风险', en: 'Financial risk' },
      safety: { zh: '安全生产与应急', en: 'Safety and emergencies' },
    },
  },
  society: {
    name: { zh: '民生与社会', en: 'People and society' },
    fields: {
      employment: { zh: '就业与收入', en: 'Jobs and incomes' },
      welfare: { zh: '社保与养老', en: 'Welfare and elderly care' },
      health: { zh: '医疗卫生', en: 'Health care' },
      education: { zh: '教育与人才', en: 'Education and talent' },
      culture: { zh: '文化旅游体育', en: 'Culture, tourism and sport' },
    },
  },
  regions: {
    name: { zh: '区域与生态', en: 'Regions and ecology' },
    fields: {
      rural: { zh: '农业农村', en: 'Farming and countryside' },
      regional: { zh: '区域协调与城镇化', en: 'Regions and urban growth' },
      environment: { zh: '生态环境', en: 'Environment' },
      government: { zh: '政务与法治', en: 'Government and law' },
    },
  },
} as const satisfies Record<string, { name: Bilingual; fields: Record<string, Bilingual> }>

export type PolicyFieldGroup = keyof typeof policyFieldGroups
type KeysOf<T> = T extends T ? keyof T : never
/** A field of policy that documents are assigned to by their words. */
export type PolicyField = KeysOf<(typeof policyFieldGroups)[PolicyFieldGroup]['fields']>

/** The group of topics that are industries of the market's own classification. */
export const industryGroup = { id: 'group.industries', zh: '行业', en: 'Industries' } as const

/** A field with its group and names. */
export interface PolicyFieldFacts extends Bilingual {
  field: PolicyField
  group: PolicyFieldGroup
}

/** All fields in the order of the tree. */
export const policyFields: readonly PolicyFieldFacts[] = Object.entries(policyFieldGroups).flatMap(
  ([group, { fields }]) =>
    Object.entries(fields).map(([field, name]) => ({
      field: field as PolicyField,
      group: group as PolicyFieldGroup,
      zh: name.zh,
      en: name.en,
    })),
)

/** Label types of policy texts and their classes (POLICY-08). */
export const labelClasses = {
  department: 'bm',
  institution: 'jg',
  person: 'rw',
  industry: 'hy',
  'economic-data': 'jj',
  other: 'dq',
} as const
export const labelClassList = ['bm', 'jg', 'rw', 'hy', 'jj', 'dq'] as const

/** Labels of a topic that are shown (POLICY-09). */
export const TOPIC_LABELS = 10
/** Words of a cloud, and the colours they are given (POLICY-33, POLICY-34). */
export const CLOUD_WORDS = 200
export const CLOUD_COLOURS = 10
/** Least height of a month's bar, per cent of the largest (POLICY-21). */
export const LEAST_BAR = 20

/** Height of a month's bar, per cent of the largest: never below 20, and none where nothing is (POLICY-21). */
export const barHeight = (count: number, largest: number): number =>
  count <= 0 || largest <= 0 ? 0 : Math.max(LEAST_BAR, (count / largest) * 100)
