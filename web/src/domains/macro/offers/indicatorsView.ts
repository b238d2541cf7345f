import { macroViews } from '@pandora/contract/domains/macro/views'
import { defineView } from '../../../lib/view.ts'

/** An economic source over time. */
export const indicatorsView = defineView({
  title: { zh: '经济指标', en: 'Economic indicators' },
  parameters: macroViews.indicators,
  waiting: 'picture',
  load: () => import('../views/IndicatorsView.tsx'),
})
