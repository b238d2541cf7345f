import { calls } from '@pandora/contract/domains/calls/operations'
import { answering } from '../../testing/answers.ts'
import { testViews } from '../../testing/viewStates.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { medalsView } from './offers/medalsView.ts'
import './MedalsView.tsx'
import { callsTexts } from './texts.ts'

testViews([
  {
    name: 'MedalsView',
    draw: () => <ViewTile view={medalsView} />,
    texts: callsTexts,
    title: medalsView.title,
    shows: (language) => (language === 'en' ? /Medals over time · rising/ : /走势 · 上升/),
    answers: [
      answering(calls.medalSwitch, () => ({ shown: true })),
      answering(calls.userTrend, (data) => ({
        ...data,
        trendData: data.trendData.map((one, at) => ({ ...one, day: `2026-03-0${at + 1}`, calls: 1 })),
      })),
    ],
    none: 'none',
  },
])
