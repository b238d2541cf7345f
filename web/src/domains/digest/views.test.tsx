import { testViews } from '../../testing/viewStates.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { digestTexts } from './texts.ts'
import * as views from './views.ts'
import './views/FiguresView.tsx'
import './views/NewsView.tsx'
import './views/WeeklyView.tsx'
import './views/WeeksView.tsx'

testViews([
  {
    name: 'WeeklyView',
    draw: () => <ViewTile view={views.weeklyView} />,
    texts: digestTexts,
    title: views.weeklyView.title,
    shows: /\d/,
    none: 'noStories',
  },
  {
    name: 'WeeksView',
    draw: () => <ViewTile view={views.weeksView} />,
    texts: digestTexts,
    title: views.weeksView.title,
    shows: /\d/,
    none: 'noWeeks',
  },
  {
    name: 'FiguresView',
    draw: () => <ViewTile view={views.figuresView} />,
    texts: digestTexts,
    title: views.figuresView.title,
    shows: /\d/,
    none: 'noFigures',
  },
  {
    name: 'NewsView',
    draw: () => <ViewTile view={views.newsView} />,
    texts: digestTexts,
    title: views.newsView.title,
    shows: /\d/,
    none: 'noNews',
  },
])
