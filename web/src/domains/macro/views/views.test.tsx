import { testViews } from '../../../testing/viewStates.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { macroTexts } from '../texts.ts'
import { currency, indicatorsView, latestRates, lprView, shiborCurve, shiborHistory } from '../views.ts'
import './CurrencyView.tsx'
import './IndicatorsView.tsx'
import './LatestView.tsx'
import './LprView.tsx'
import './ShiborCurveView.tsx'
import './ShiborHistoryView.tsx'

const of = { texts: macroTexts, none: 'none', shows: '14.5' } as const

testViews([
  { ...of, name: 'LatestView', draw: () => <ViewTile view={latestRates} />, title: 'title' },
  { ...of, name: 'CurrencyView', draw: () => <ViewTile view={currency} given={{ pair: 'eurCny' }} />, title: 'pair' },
  { ...of, name: 'LprView', draw: () => <ViewTile view={lprView} />, title: 'lpr' },
  { ...of, name: 'ShiborCurveView', draw: () => <ViewTile view={shiborCurve} />, title: 'shiborCurve' },
  { ...of, name: 'IndicatorsView', draw: () => <ViewTile view={indicatorsView} />, title: indicatorsView.title },
  { ...of, name: 'ShiborHistoryView', draw: () => <ViewTile view={shiborHistory} />, title: 'shiborHistory' },
])
