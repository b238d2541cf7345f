import { business } from '@pandora/contract/domains/business/operations'
import { answering } from '../../../testing/answers.ts'
import { testViews } from '../../../testing/viewStates.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { concentrationView, cutView, growthView, reportView } from '../views.ts'
import { businessTexts } from './texts.ts'

/** Segments are there: nothing says why they are not, and each report stands under its year. */
const imported = answering(business.turnover, (data, kind) =>
  kind === 'empty'
    ? data
    : {
        ...data,
        absence: null,
        turnover: Object.fromEntries(Object.values(data.turnover).map((one, at) => [String(2023 - at), one])),
        lines: data.lines.map((one) => ({ ...one, type: 'product' as const })),
      },
)
/** Each year once. */
const years = answering(business.growth, (data, kind) =>
  kind === 'empty' ? data : { ...data, years: [2021, 2022, 2023] },
)
const given = { companyId: 'SSE-600001' }

testViews([
  {
    name: 'report',
    draw: () => <ViewTile view={reportView} given={given} />,
    texts: businessTexts,
    title: 'mainBusiness',
    shows: '12.5',
  },
  {
    name: 'cut',
    draw: () => <ViewTile view={cutView} given={{ ...given, type: 'product' }} />,
    texts: businessTexts,
    title: 'product',
    shows: (language) => (language === 'en' ? 'Sample name 1' : '样本一号'),
    answers: [imported, years],
  },
  {
    name: 'growth',
    draw: () => <ViewTile view={growthView} given={given} />,
    texts: businessTexts,
    title: 'growth',
    shows: '12.5',
    answers: [years],
  },
  {
    name: 'concentration',
    draw: () => <ViewTile view={concentrationView} given={given} />,
    texts: businessTexts,
    title: 'concentration',
    shows: '12.5',
  },
])
