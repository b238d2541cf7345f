import { holdings } from '@pandora/contract/domains/holdings/operations'
import { answering } from '../../testing/answers.ts'
import { testViews } from '../../testing/viewStates.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { holdingsTexts } from './texts.ts'
import { courseView, exposureView, positionsView } from './views.ts'
import './views/CourseView.tsx'
import './views/ExposureView.tsx'
import './views/PositionsView.tsx'

const sample = (language: string) => (language === 'en' ? /Sample/ : /样本/)

testViews([
  {
    name: 'PositionsView',
    draw: () => <ViewTile view={positionsView} />,
    texts: holdingsTexts,
    title: positionsView.title,
    none: 'emptyAll',
    shows: sample,
    answers: [
      answering(holdings.positions, (data) => ({
        ...data,
        dataList: data.dataList.map((one) => ({ ...one, quantity: 100 })),
      })),
    ],
  },
  {
    name: 'ExposureView',
    draw: () => <ViewTile view={exposureView} />,
    texts: holdingsTexts,
    title: exposureView.title,
    shows: sample,
    answers: [
      answering(holdings.exposure, (data, kind) => ({
        ...data,
        value: kind === 'empty' ? null : 1000,
        currency: kind === 'empty' ? null : 'CNY',
        currencies: [],
      })),
    ],
    none: 'emptyAll',
  },
  {
    name: 'CourseView',
    draw: () => <ViewTile view={courseView} />,
    texts: holdingsTexts,
    title: courseView.title,
    shows: /\d/,
    answers: [
      answering(holdings.course, (data, kind) => ({
        ...data,
        currency: kind === 'empty' ? null : 'CNY',
        currencies: [],
        leftOut: [],
        days: kind === 'empty' ? [] : [{ date: '2024-01-02', value: 1, index: 101, benchmark: null }],
      })),
    ],
    none: 'emptyAll',
  },
])
