import { themesViews } from '@pandora/contract/domains/themes/rooms'
import { defineView } from '../../lib/view.ts'

export const themeMap = defineView({
  title: { zh: '主题地图', en: 'Theme map' },
  parameters: themesViews.theme,
  waiting: 'picture',
  load: () => import('./views/ThemeView.tsx'),
})

export const themeEvents = defineView({
  title: { zh: '主题事件', en: 'Theme events' },
  parameters: themesViews.events,
  waiting: 58,
  load: () => import('./views/EventsView.tsx'),
})

export const themeMembers = defineView({
  title: { zh: '公司', en: 'Companies' },
  parameters: themesViews.members,
  waiting: 28,
  load: () => import('./views/MembersView.tsx'),
})

export const themeIndex = defineView({
  title: { zh: '指数与热度', en: 'Index and heat' },
  parameters: themesViews.index,
  waiting: 'picture',
  load: () => import('./views/IndexView.tsx'),
})

export const themeList = defineView({
  title: { zh: '主题列表', en: 'Theme list' },
  parameters: themesViews.list,
  waiting: 46,
  load: () => import('./views/ListView.tsx'),
})
