import { shareholders } from '@pandora/contract/domains/shareholders/operations'
import { answering } from '../../testing/answers.ts'
import { testViews } from '../../testing/viewStates.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { shareholdersTexts } from './texts.ts'
import { concentrationView, dividendsView, holdersView } from './views.ts'
import './views/ConcentrationView.tsx'
import './views/DividendsView.tsx'
import './views/HoldersView.tsx'

const given = { companyId: 'SSE-600001' }

testViews([
  {
    name: 'HoldersView',
    draw: () => <ViewTile view={holdersView} given={given} about="Sample" />,
    texts: shareholdersTexts,
    title: holdersView.title,
    none: 'noSource',
    shows: /holder-1/,
    answers: [
      answering(shareholders.holders, (data, kind) => ({
        ...data,
        days: kind === 'empty' ? [] : ['2024-03-31'],
        day: kind === 'empty' ? null : '2024-03-31',
        absence: kind === 'empty' ? ('NO_SOURCE' as const) : null,
      })),
    ],
  },
  {
    name: 'ConcentrationView',
    draw: () => <ViewTile view={concentrationView} given={given} about="Sample" />,
    texts: shareholdersTexts,
    title: concentrationView.title,
    none: 'notOfCompany',
    shows: /\d/,
    answers: [
      answering(shareholders.concentration, (data, kind) => ({
        ...data,
        absence: kind === 'empty' ? ('NOT_OF_COMPANY' as const) : null,
        countAbsence: null,
        dataList: data.dataList.map((one) => ({ ...one, day: '2024-03-31' })).slice(0, 1),
      })),
    ],
  },
  {
    name: 'DividendsView',
    draw: () => <ViewTile view={dividendsView} given={given} about="Sample" />,
    texts: shareholdersTexts,
    title: dividendsView.title,
    none: 'noDividendSource',
    shows: /2024-06-20/,
    answers: [
      answering(shareholders.dividends, (data, kind) => ({
        ...data,
        absence: kind === 'empty' ? ('NO_SOURCE' as const) : null,
        years: [],
        dataList: data.dataList.slice(0, 1).map((one) => ({ ...one, day: '2024-06-20' })),
      })),
    ],
  },
])
