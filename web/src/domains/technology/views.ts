import { technologyViews as parameters } from '@pandora/contract/domains/technology/rooms'
import { defineView } from '../../lib/view.ts'

export const searchView = defineView({
  title: { zh: '公司', en: 'Companies' },
  parameters: parameters.search,
  waiting: 58,
  load: () => import('./views/SearchView.tsx'),
})

export const explanationView = defineView({
  title: { zh: '释义', en: 'Explanation' },
  parameters: parameters.explanation,
  waiting: 28,
  load: () => import('./views/ExplanationView.tsx'),
})

export const technologiesView = defineView({
  title: { zh: '技术', en: 'Technologies' },
  parameters: parameters.technologies,
  waiting: 28,
  load: () => import('./views/TechnologiesView.tsx'),
})

export const productsView = defineView({
  title: { zh: '产品', en: 'Products' },
  parameters: parameters.products,
  waiting: 46,
  load: () => import('./views/ProductsView.tsx'),
})

export const newsView = defineView({
  title: { zh: '新闻', en: 'News' },
  parameters: parameters.news,
  waiting: 58,
  load: () => import('./views/NewsView.tsx'),
})
