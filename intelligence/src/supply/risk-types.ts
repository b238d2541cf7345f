import { riskTypeFacts, type RiskType } from '@pandora/contract/domains/risk/types'
import type { Bilingual } from '@pandora/contract/language'
import type { EventKind } from '../events/types.ts'

/** A type of risk, the types below it, the types of events that tell of it, and the risks of places that do. */
export interface RiskBranch {
  id: string
  name: Bilingual
  /** Ticked unless a user says otherwise. */
  ticked: boolean
  below: readonly RiskBranch[]
  events: readonly string[]
  risks: readonly RiskType[]
}

const leaf = (
  id: string,
  zh: string,
  en: string,
  events: readonly EventKind['type'][],
  ticked = true,
  risks: readonly RiskType[] = [],
): RiskBranch => ({
  id,
  name: { zh, en },
  ticked,
  below: [],
  events,
  risks,
})
const branch = (id: string, zh: string, en: string, below: readonly RiskBranch[]): RiskBranch => ({
  id,
  name: { zh, en },
  ticked: below.some(({ ticked }) => ticked),
  below,
  events: [],
  risks: [],
})

/**
 * The types of risk that a chain is looked at for. Each leaf names the types of events (`events/types.ts`) that tell of
 * it, and the risks of places (`risks/`) that do; those without any are marked by hand alone.
 */
export const riskTree: readonly RiskBranch[] = [
  branch('supply', '供应风险', 'Supply', [
    leaf('supply.price', '原料价格波动', 'Input prices', ['input-price-up']),
    leaf('supply.shortage', '供应短缺', 'Shortage', ['shortage']),
    leaf('supply.stop', '停产与事故', 'Stops and accidents', ['accident', 'closure'], true, [
      'fire',
      'safety_accident',
    ]),
    leaf('supply.single', '单一来源依赖', 'Single source', []),
    leaf('supply.logistics', '物流中断', 'Logistics', [], false),
  ]),
  branch('policy', '合规与政策', 'Compliance and policy', [
    leaf('policy.regulation', '监管收紧', 'Tighter regulation', ['regulation-tightens']),
    leaf('policy.export', '出口管制', 'Export controls', ['export-limit']),
    leaf('policy.sanction', '制裁', 'Sanctions', ['sanction'], true, ['sanctions']),
    leaf('policy.tariff', '关税与贸易救济', 'Tariffs and trade remedies', [], true, ['tariff_trade']),
    leaf('policy.penalty', '调查与处罚', 'Investigations and penalties', ['inspection', 'penalty']),
    leaf('policy.disclosure', '信披与交易违规', 'Disclosure and trading breaches', [
      'disclosure-breach',
      'trading-breach',
      'accounting-fraud',
    ]),
    leaf('policy.law', '诉讼与违法', 'Lawsuits and offences', [
      'lawsuit',
      'suspected-crime',
      'fraud',
      'illegal-fundraising',
      'pyramid-scheme',
    ]),
  ]),
  branch('finance', '财务风险', 'Finance', [
    leaf('finance.results', '业绩下滑', 'Falling results', ['earnings-miss', 'guidance-down']),
    leaf('finance.debt', '债务违约', 'Default', ['debt-default', 'account-frozen', 'withdrawal-blocked']),
    leaf('finance.pledge', '质押与减持', 'Pledges and selling holders', ['pledge', 'holder-sells'], false),
    leaf('finance.asset', '资产与担保', 'Assets and guarantees', ['asset-trouble', 'guarantee'], false),
    leaf('finance.receivables', '应收集中', 'Concentrated receivables', []),
  ]),
  branch('operation', '经营风险', 'Operations', [
    leaf('operation.orders', '失去订单', 'Lost orders', ['contract-loss']),
    leaf('operation.product', '产品召回与违规', 'Recalls and breaches', ['recall', 'product-breach', 'complaint']),
    leaf('operation.price', '产品降价', 'Falling product prices', ['product-price-down']),
    leaf(
      'operation.people',
      '管理层变动',
      'Management',
      ['management-change', 'management-absent', 'executive-scandal'],
      false,
    ),
    leaf('operation.deal', '重组失败', 'Failed deals', ['merger-fails', 'control-change'], false),
    leaf('operation.absconded', '失联跑路', 'Absconded', ['absconded'], false),
  ]),
  branch('natural', '自然与地缘', 'Nature and geopolitics', [
    leaf('natural.weather', '台风与洪水', 'Storms and floods', [], true, [
      'typhoon',
      'flood',
      'drought',
      'natural_disaster',
    ]),
    leaf('natural.quake', '地震', 'Earthquakes', [], true, ['earthquake']),
    leaf('natural.epidemic', '疫情', 'Epidemics', [], false, ['epidemic']),
    leaf('natural.conflict', '地缘冲突', 'Conflict', [], false),
  ]),
]

const leaves = riskTree.flatMap(({ below }) => below)
const byEvent = new Map(leaves.flatMap(({ id, events }) => events.map((type) => [type, id] as const)))

/** The type of risk that a type of event tells of; null of what is none. */
export const riskTypeOf = (eventType: string): string | null => byEvent.get(eventType) ?? null

const byRisk = new Map(leaves.flatMap(({ id, risks }) => risks.map((type) => [type, id] as const)))

/** A risk that befalls places. */
export type PlaceRisk = RiskType
/** Risks of places that reach whoever is there. */
export const placeRisks: readonly PlaceRisk[] = [...byRisk.keys()]

/** What a risk is called. */
export const riskName = (type: RiskType): Bilingual => riskTypeFacts[type]

/** The type of risk that a risk of a place is; null of one that befalls companies. */
export const riskTypeOfPlace = (type: PlaceRisk): string | null => byRisk.get(type) ?? null

/** Ids from a type of risk up to its root, itself first. */
export const upwards = (id: string): string[] => {
  const parent = riskTree.find(({ below }) => below.some((one) => one.id === id))
  return parent ? [id, parent.id] : [id]
}
