import { testViews } from '../../testing/viewStates.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { chainTexts } from './texts.ts'
import { eventView, exposureView, newsView } from './views.ts'
import './views/EventView.tsx'
import './views/ExposureView.tsx'
import './views/NewsView.tsx'

const sample = (language: string) => (language === 'en' ? /Sample/ : /样本/)

testViews([
  {
    name: 'EventView',
    draw: () => <ViewTile view={eventView} />,
    texts: chainTexts,
    title: eventView.title,
    shows: sample,
    none: 'noChains',
  },
  {
    name: 'NewsView',
    draw: () => <ViewTile view={newsView} />,
    texts: chainTexts,
    title: newsView.title,
    shows: sample,
    none: 'noChains',
  },
  {
    name: 'ExposureView',
    draw: () => <ViewTile view={exposureView} />,
    texts: chainTexts,
    title: exposureView.title,
    shows: /\d/,
    none: 'noChains',
  },
])
