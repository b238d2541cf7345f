import { testViews } from '../../../testing/viewStates.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { ReadBeside } from '../beside.ts'
import { flashTexts } from '../texts.ts'
import './FlashView.tsx'
import './HeadlinesView.tsx'
import { flashView, headlinesView } from '../views.ts'

testViews([
  {
    name: 'flash, running',
    draw: () => <ViewTile view={flashView} />,
    texts: flashTexts,
    title: 'title',
    none: 'emptyRunning',
    shows: '2024',
  },
  {
    name: 'headlines of a day, read beside',
    draw: () => (
      <ReadBeside value="newsId-1">
        <ViewTile view={headlinesView} given={{ date: '2024-05-17' }} />
      </ReadBeside>
    ),
    texts: flashTexts,
    title: 'running',
    none: 'emptyEdition',
    shows: '2024',
  },
])
