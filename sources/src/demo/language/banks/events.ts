import type { EventType } from '../../world.ts'
import type { ChineseEventBank, EnglishEventBank } from './bank.ts'
import * as enCompany from './en/company.ts'
import * as enResults from './en/results.ts'
import * as enSupply from './en/supply.ts'
import * as enTrouble from './en/trouble.ts'
import * as zhCapital from './zh/capital.ts'
import * as zhOrders from './zh/orders.ts'
import * as zhResults from './zh/results.ts'
import * as zhSupply from './zh/supply.ts'
import * as zhTrouble from './zh/trouble.ts'

/** Frames by type of event, in Chinese. */
export const chineseEvents = {
  'contract-win': zhOrders.contractWin,
  'contract-loss': zhOrders.contractLoss,
  'product-approval': zhOrders.productApproval,
  'product-launch': zhOrders.productLaunch,
  recall: zhOrders.recall,
  accident: zhOrders.accident,
  'buy-back': zhCapital.buyBack,
  'holder-sells': zhCapital.holderSells,
  'holder-buys': zhCapital.holderBuys,
  'guidance-up': zhResults.guidanceUp,
  'guidance-down': zhResults.guidanceDown,
  'earnings-beat': zhResults.earningsBeat,
  'earnings-miss': zhResults.earningsMiss,
  'regulation-tightens': zhTrouble.regulationTightens,
  'regulation-eases': zhTrouble.regulationEases,
  'input-price-up': zhSupply.inputPriceUp,
  'input-price-down': zhSupply.inputPriceDown,
  'product-price-up': zhSupply.productPriceUp,
  'product-price-down': zhSupply.productPriceDown,
  merger: zhCapital.merger,
  'merger-fails': zhCapital.mergerFails,
  lawsuit: zhTrouble.lawsuit,
  'lawsuit-won': zhTrouble.lawsuitWon,
  inspection: zhTrouble.inspection,
  penalty: zhTrouble.penalty,
  capacity: zhSupply.capacity,
  shortage: zhSupply.shortage,
  subsidy: zhSupply.subsidy,
  'export-limit': zhTrouble.exportLimit,
  'management-change': zhResults.managementChange,
  financing: zhCapital.financing,
  pledge: zhCapital.pledge,
  'dividend-plan': zhCapital.dividendPlan,
} as const satisfies Record<EventType, ChineseEventBank>

/** The same in English. */
export const englishEvents = {
  'contract-win': enCompany.contractWin,
  'contract-loss': enCompany.contractLoss,
  'product-approval': enCompany.productApproval,
  'product-launch': enCompany.productLaunch,
  recall: enCompany.recall,
  accident: enCompany.accident,
  'buy-back': enCompany.buyBack,
  'holder-sells': enCompany.holderSells,
  'holder-buys': enCompany.holderBuys,
  'guidance-up': enResults.guidanceUp,
  'guidance-down': enResults.guidanceDown,
  'earnings-beat': enResults.earningsBeat,
  'earnings-miss': enResults.earningsMiss,
  'regulation-tightens': enTrouble.regulationTightens,
  'regulation-eases': enTrouble.regulationEases,
  'input-price-up': enSupply.inputPriceUp,
  'input-price-down': enSupply.inputPriceDown,
  'product-price-up': enSupply.productPriceUp,
  'product-price-down': enSupply.productPriceDown,
  merger: enCompany.merger,
  'merger-fails': enCompany.mergerFails,
  lawsuit: enTrouble.lawsuit,
  'lawsuit-won': enTrouble.lawsuitWon,
  inspection: enTrouble.inspection,
  penalty: enTrouble.penalty,
  capacity: enSupply.capacity,
  shortage: enSupply.shortage,
  subsidy: enSupply.subsidy,
  'export-limit': enTrouble.exportLimit,
  'management-change': enCompany.managementChange,
  financing: enCompany.financing,
  pledge: enCompany.pledge,
  'dividend-plan': enCompany.dividendPlan,
} as const satisfies Record<EventType, EnglishEventBank>
