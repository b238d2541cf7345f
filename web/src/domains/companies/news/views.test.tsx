import { testViews } from '../../../testing/viewStates.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { announcementsView, newsView } from '../views.ts'
import { newsTexts } from './texts.ts'

const given = { companyId: 'SSE-600001' }

testViews([
  {
    name: 'news',
    draw: () => <ViewTile view={newsView} given={given} />,
    texts: newsTexts,
    title: 'news',
    none: 'noNews',
    shows: '2024-05-17',
  },
  {
    name: 'announcements',
    draw: () => <ViewTile view={announcementsView} given={given} />,
    texts: newsTexts,
    title: 'announcements',
    none: 'noAnnouncements',
    shows: '2024-05-17',
  },
])
