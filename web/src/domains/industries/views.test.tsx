import { testViews } from '../../testing/viewStates.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { industryTexts } from './texts.ts'
import { belowView, constituentsView, eventsView, mapView } from './views.ts'

const given = { industryId: '630000' }
const first = (language: string) => (language === 'en' ? 'Sample name 1' : '样本一号')

testViews([
  {
    name: 'industries below one',
    draw: () => <ViewTile view={belowView} given={given} />,
    texts: industryTexts,
    title: 'below',
    none: 'noTree',
    shows: first,
  },
  {
    name: 'map of an industry, as a table',
    draw: () => <ViewTile view={mapView} given={given} about="Sample" />,
    texts: industryTexts,
    title: 'map',
    none: 'noConstituents',
    shows: first,
    address: '/index?mapView=table',
  },
  {
    name: 'companies of an industry',
    draw: () => <ViewTile view={constituentsView} given={given} />,
    texts: industryTexts,
    title: 'constituents',
    none: 'noConstituents',
    shows: first,
  },
  {
    name: 'events of an industry',
    draw: () => <ViewTile view={eventsView} given={given} />,
    texts: industryTexts,
    title: 'events',
    none: 'noEvents',
    shows: '2024-05-17',
  },
])
