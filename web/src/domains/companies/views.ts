import { defineView } from '../../lib/view.ts'
import { companyViews } from './parameters.ts'

export const newsView = defineView({
  title: { zh: '新闻', en: 'News' },
  parameters: companyViews.news,
  waiting: 64,
  load: () => import('./news/NewsView.tsx'),
})

export const announcementsView = defineView({
  title: { zh: '公告', en: 'Announcements' },
  parameters: companyViews.announcements,
  waiting: 64,
  load: () => import('./news/AnnouncementsView.tsx'),
})
