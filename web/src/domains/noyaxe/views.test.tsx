import { portfolio } from '@pandora/contract/domains/portfolio/operations'
import { answering } from '../../testing/answers.ts'
import { useTexts } from '../../lib/texts.ts'
import { testViews } from '../../testing/viewStates.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { noyaxeTexts } from './texts.ts'
import { moversView, stocksView } from './views.ts'
import './MoversView.tsx'
import './StocksView.tsx'

/** The view in a frame that has the room's own name for it. */
function StocksTile() {
  return <ViewTile view={stocksView} title={useTexts(noyaxeTexts)('stocks')} />
}

const named = (language: string) => (language === 'en' ? /Sample/ : /样本/)

testViews([
  {
    name: 'StocksView',
    draw: () => <StocksTile />,
    texts: noyaxeTexts,
    title: 'stocks',
    none: 'none',
    shows: named,
  },
  {
    name: 'MoversView',
    draw: () => <ViewTile view={moversView} />,
    texts: noyaxeTexts,
    title: 'movers',
    none: 'noMovers',
    shows: named,
    // A company without a quote is no mover.
    answers: [
      answering(portfolio.dashboard, (data, kind) => ({
        ...data,
        suggested: false,
        total: 3,
        dataList: kind === 'sparse' || kind === 'empty' ? [] : data.dataList,
      })),
    ],
  },
])
