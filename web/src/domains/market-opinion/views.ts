import { marketOpinionViews as parameters } from '@pandora/contract/domains/market-opinion/views'
import { defineView } from '../../lib/view.ts'

export const treeView = defineView({
  title: { zh: '热度树图', en: 'Heat map' },
  parameters: parameters.tree,
  waiting: 'picture',
  load: () => import('./market/TreeView.tsx'),
})

export const topView = defineView({
  title: { zh: '热门个股', en: 'Top stocks' },
  parameters: parameters.top,
  waiting: 28,
  load: () => import('./market/TopView.tsx'),
})

export const barsView = defineView({
  title: { zh: '行业吧', en: 'Boards' },
  parameters: parameters.bars,
  waiting: 28,
  load: () => import('./market/BarsView.tsx'),
})

export const barPostsView = defineView({
  title: { zh: '吧内帖子', en: 'Posts of the board' },
  parameters: parameters.barPosts,
  waiting: 46,
  load: () => import('./market/BarPostsView.tsx'),
})

export const barDaysView = defineView({
  title: { zh: '吧内多空', en: 'Bulls and bears of the board' },
  parameters: parameters.barDays,
  waiting: 'picture',
  load: () => import('./market/BarDaysView.tsx'),
})

export const topicsView = defineView({
  title: { zh: '热门话题', en: 'Hot topics' },
  parameters: parameters.topics,
  waiting: 28,
  load: () => import('./market/TopicsView.tsx'),
})

export const heatView = defineView({
  title: { zh: '热度曲线', en: 'Heat curves' },
  parameters: parameters.heat,
  waiting: 'picture',
  load: () => import('./company/HeatView.tsx'),
})

export const pricesView = defineView({
  title: { zh: '成交价与成交量', en: 'Price and volume' },
  parameters: parameters.prices,
  waiting: 'picture',
  load: () => import('./company/PricesView.tsx'),
})

export const windowsView = defineView({
  title: { zh: '发帖统计', en: 'Post statistics' },
  parameters: parameters.windows,
  waiting: 28,
  load: () => import('./company/WindowsView.tsx'),
})

export const trendView = defineView({
  title: { zh: '热度趋势', en: 'Hot trend' },
  parameters: parameters.trend,
  waiting: 'picture',
  load: () => import('./company/TrendView.tsx'),
})

export const cloudView = defineView({
  title: { zh: '词云', en: 'Word cloud' },
  parameters: parameters.cloud,
  waiting: 'picture',
  load: () => import('./company/CloudView.tsx'),
})

export const apartView = defineView({
  title: { zh: '平台对照', en: 'Platforms side by side' },
  parameters: parameters.apart,
  waiting: 'picture',
  load: () => import('./company/ApartView.tsx'),
})

export const worthView = defineView({
  title: { zh: '极端舆情值多少', en: 'What extreme opinion was worth' },
  parameters: parameters.worth,
  waiting: 28,
  load: () => import('./company/WorthView.tsx'),
})

export const authorsView = defineView({
  title: { zh: '作者', en: 'Authors' },
  parameters: parameters.authors,
  waiting: 28,
  load: () => import('./author/AuthorsView.tsx'),
})

export const skillView = defineView({
  title: { zh: '谁说得准', en: 'Who has been right' },
  parameters: parameters.skill,
  waiting: 28,
  load: () => import('./author/SkillView.tsx'),
})

export const burstsView = defineView({
  title: { zh: '同文多号', en: 'The same words by several accounts' },
  parameters: parameters.bursts,
  waiting: 28,
  load: () => import('./author/BurstsView.tsx'),
})

export const burstPostsView = defineView({
  title: { zh: '谁、何时、多像', en: 'Who, when, how alike' },
  parameters: parameters.burstPosts,
  waiting: 28,
  load: () => import('./author/BurstPostsView.tsx'),
})

export const repeatersView = defineView({
  title: { zh: '多为转述的账号', en: 'Accounts that mostly repeat' },
  parameters: parameters.repeaters,
  waiting: 28,
  load: () => import('./author/RepeatersView.tsx'),
})

export const authorCurvesView = defineView({
  title: { zh: '粉丝、多空与阅读', en: 'Fans, stance and reads' },
  parameters: parameters.authorCurves,
  waiting: 'picture',
  load: () => import('./author/AuthorCurvesView.tsx'),
})

export const authorPostsView = defineView({
  title: { zh: '作者的帖子', en: 'Posts of the author' },
  parameters: parameters.authorPosts,
  waiting: 46,
  load: () => import('./author/AuthorPostsView.tsx'),
})

export const authorRecordView = defineView({
  title: { zh: '观点的结果', en: 'What came of the calls' },
  parameters: parameters.authorRecord,
  waiting: 28,
  load: () => import('./author/AuthorRecordView.tsx'),
})
