import type { EventGrade } from '../analysis.ts'
import type { SizeMeasure } from './types.ts'

/**
 * What counts as a usual amount for events of a type, as parts of 1 of what the company is measured by; the first
 * measure that is known is taken. Anchors: 5 % of a figure of the accounts is
 * where misstatements begin to be material (SAB 99); listed companies of the mainland must tell of subsidies from 10 %
 * of profit, of lawsuits from 10 % of net assets (about 5 % of the value)
 * and of every 1 % that a large holder's part changes; a large deal begins at 10 % of the company. What fines, recalls
 * and accidents cost is a small part of what they mean (enforcement
 * costs seven to eight times the fine; Karpoff, Lee, Martin 2008): a tenth of those parts is usual there.
 */
type Usual = readonly (readonly [measure: Exclude<SizeMeasure, 'shares'>, part: number])[]

const order: Usual = [['revenue', 0.05]]
const deal: Usual = [
  ['cap', 0.1],
  ['revenue', 0.2],
]
const outlay: Usual = [
  ['cap', 0.05],
  ['revenue', 0.1],
]
const holding: Usual = [
  ['cap', 0.01],
  ['revenue', 0.02],
]
const trouble: Usual = [
  ['cap', 0.05],
  ['revenue', 0.05],
]
const harm: Usual = [
  ['profit', 0.05],
  ['revenue', 0.005],
]

const usual: Readonly<Record<string, Usual>> = {
  'contract-win': order,
  'contract-loss': order,
  'contract-signed': order,
  merger: deal,
  'merger-fails': deal,
  'control-change': deal,
  'equity-transfer': [
    ['cap', 0.05],
    ['revenue', 0.1],
  ],
  financing: deal,
  guarantee: deal,
  investment: outlay,
  capacity: outlay,
  pledge: [
    ['cap', 0.05],
    ['revenue', 0.1],
  ],
  'holder-buys': holding,
  'holder-sells': holding,
  'buy-back': holding,
  'trading-breach': holding,
  'dividend-plan': [
    ['cap', 0.02],
    ['profit', 0.3],
  ],
  lawsuit: trouble,
  'lawsuit-won': trouble,
  judgment: trouble,
  'account-frozen': trouble,
  'asset-trouble': trouble,
  'debt-default': trouble,
  subsidy: [
    ['profit', 0.1],
    ['revenue', 0.01],
  ],
  penalty: [
    ['profit', 0.01],
    ['revenue', 0.001],
  ],
  'disclosure-breach': [
    ['profit', 0.01],
    ['revenue', 0.001],
  ],
  accident: harm,
  recall: harm,
  'product-breach': harm,
  sanction: harm,
}
/** Parts of all shares that are usual, by type. */
const shares: Readonly<Record<string, number>> = {
  'holder-buys': 0.01,
  'holder-sells': 0.01,
  'buy-back': 0.01,
  'trading-breach': 0.01,
  pledge: 0.05,
  'account-frozen': 0.05,
  'equity-transfer': 0.05,
  'control-change': 0.2,
  merger: 0.3,
  'merger-fails': 0.3,
  investment: 0.3,
  financing: 0.1,
}

/** Whether events of a type are orders: their amount is all that tells a large one from a small one. */
export const isOrder = (type: string): boolean => usual[type] === order
/** What an amount in money of an event of a type is held against, the most telling first. */
export const usualAmounts = (type: string): Usual => usual[type] ?? order
/** Part of all shares that is usual for a type; undefined where shares say nothing of its size. */
export const usualShares = (type: string): number | undefined => shares[type]

/**
 * The middle company listed on the mainland's exchanges, in yuan (medians of 6,203 annual accounts of 2018 and 2019;
 * value and shares by judgement): what stands in for a company of which no size is known, and then can only
 * make an event smaller.
 */
export const middleCompany: Readonly<Record<SizeMeasure, number>> = {
  revenue: 1.9e9,
  profit: 1.2e8,
  cap: 5e9,
  shares: 5e8,
}

/**
 * Change of results against what was expected, in points, that is usual: of reports, and of what is announced ahead.
 */
export const USUAL_SURPRISE: Readonly<Record<string, number>> = {
  'earnings-beat': 25,
  'earnings-miss': 25,
  'guidance-up': 50,
  'guidance-down': 50,
}

/** Who decrees, of what touches an industry. */
const decreed = { national: 1, ministry: 0.8, province: 0.3, city: 0.2 } as const
/**
 * Part of what is usual for a type that an event of a rank moves. Judgement: that a drug may be tried is routine, that
 * it may be sold is not; who leads a company is its owner's matter, a deputy is not.
 */
const grades: Readonly<Record<string, Partial<Readonly<Record<EventGrade, number>>>>> = {
  'product-approval': { trial: 0.06, supplement: 0.05, market: 0.65 },
  'management-change': { chief: 1.5, officer: 0.5, deputy: 0.12, member: 0.06 },
  'management-absent': { chief: 1.2, officer: 0.5, deputy: 0.3, member: 0.15 },
  'executive-scandal': { chief: 1.2, officer: 0.5, deputy: 0.3, member: 0.15 },
  'contract-signed': { framework: 0.8 },
  inspection: { letter: 0.4, case: 1.2 },
  penalty: { letter: 0.3, case: 1 },
  'disclosure-breach': { letter: 0.3, case: 1.2 },
  'trading-breach': { letter: 0.3, case: 1.2 },
  'regulation-tightens': decreed,
  'regulation-eases': decreed,
  subsidy: decreed,
  'export-limit': decreed,
  'buy-back': { progress: 0.01 },
}

/** What a rank leaves of the usual move of a type; 1 where it says nothing. */
export const gradeFactor = (type: string, grade: EventGrade | null): number =>
  grade === null ? 1 : (grades[type]?.[grade] ?? 1)
