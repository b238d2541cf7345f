import { technology } from '@pandora/contract/domains/technology/operations'
import { answering } from '../../testing/answers.ts'
import { testViews } from '../../testing/viewStates.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { technologyTexts } from './texts.ts'
import * as views from './views.ts'
import './views/ExplanationView.tsx'
import './views/NewsView.tsx'
import './views/ProductsView.tsx'
import './views/SearchView.tsx'
import './views/TechnologiesView.tsx'

const sample = (language: string) => (language === 'en' ? /Sample/ : /样本/)
const given = { keyword: 'LED' }
/** Both sides are empty where one is. */
const both = answering(technology.companies, (data, kind) =>
  kind === 'empty'
    ? {
        ...data,
        listed: { ...data.listed, dataList: [], total: 0 },
        unlisted: { ...data.unlisted, dataList: [], total: 0 },
      }
    : data,
)

testViews([
  {
    name: 'SearchView',
    draw: () => <ViewTile view={views.searchView} given={given} />,
    texts: technologyTexts,
    title: views.searchView.title,
    answers: [both],
    shows: sample,
    none: 'noneFound',
  },
  {
    name: 'ExplanationView',
    draw: () => <ViewTile view={views.explanationView} given={given} />,
    texts: technologyTexts,
    title: views.explanationView.title,
    shows: sample,
  },
  {
    name: 'TechnologiesView',
    draw: () => <ViewTile view={views.technologiesView} given={given} />,
    texts: technologyTexts,
    title: views.technologiesView.title,
    shows: sample,
    none: 'noTechnologies',
  },
  {
    name: 'ProductsView',
    draw: () => <ViewTile view={views.productsView} given={given} />,
    texts: technologyTexts,
    title: views.productsView.title,
    shows: sample,
    none: 'noProducts',
  },
  {
    name: 'NewsView',
    draw: () => <ViewTile view={views.newsView} given={given} />,
    texts: technologyTexts,
    title: views.newsView.title,
    shows: sample,
    none: 'noNews',
  },
])
