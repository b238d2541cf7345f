import { defineView } from '../../lib/view.ts'
import { currencyParameters } from './currencies.ts'

export { indicatorsView } from './offers/indicatorsView.ts'

export const latestRates = defineView({
  title: { zh: '利率与汇率', en: 'Rates & FX' },
  parameters: {},
  waiting: 28,
  load: () => import('./views/LatestView.tsx'),
})

export const currency = defineView({
  title: { zh: '汇率', en: 'Exchange rate' },
  parameters: currencyParameters,
  waiting: 'picture',
  load: () => import('./views/CurrencyView.tsx'),
})

export const lprView = defineView({
  title: { zh: '贷款市场报价利率 LPR', en: 'Loan prime rate (LPR)' },
  parameters: {},
  waiting: 'picture',
  load: () => import('./views/LprView.tsx'),
})

export const shiborCurve = defineView({
  title: { zh: 'SHIBOR 期限结构', en: 'SHIBOR term structure' },
  parameters: {},
  waiting: 'picture',
  load: () => import('./views/ShiborCurveView.tsx'),
})

export const shiborHistory = defineView({
  title: { zh: 'SHIBOR 走势', en: 'SHIBOR history' },
  parameters: {},
  waiting: 'picture',
  load: () => import('./views/ShiborHistoryView.tsx'),
})
