import { defineView } from '../../lib/view.ts'
import { mentionsViews } from './parameters.ts'

export const productsView = defineView({
  title: { zh: '产品', en: 'Products' },
  parameters: mentionsViews.products,
  waiting: 28,
  load: () => import('./company/ProductsView.tsx'),
})

export const cloudView = defineView({
  title: { zh: '词云', en: 'Word cloud' },
  parameters: mentionsViews.cloud,
  waiting: 'picture',
  load: () => import('./company/CloudView.tsx'),
})

export const keywordsView = defineView({
  title: { zh: '关键词与突增', en: 'Keywords and bursts' },
  parameters: mentionsViews.keywords,
  waiting: 28,
  load: () => import('./company/KeywordsView.tsx'),
})

export const orgsView = defineView({
  title: { zh: '投资机构', en: 'Investors' },
  parameters: mentionsViews.orgs,
  waiting: 48,
  load: () => import('./company/OrgsView.tsx'),
})
