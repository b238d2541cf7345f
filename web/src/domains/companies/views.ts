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

export const identityView = defineView({
  title: { zh: '身份', en: 'Identity' },
  parameters: companyViews.identity,
  waiting: 22,
  load: () => import('./profile/IdentityView.tsx'),
})

export const informationView = defineView({
  title: { zh: '公司资料', en: 'Information' },
  parameters: companyViews.information,
  waiting: 22,
  load: () => import('./profile/InformationView.tsx'),
})

export const coverageView = defineView({
  title: { zh: '覆盖', en: 'Coverage' },
  parameters: companyViews.coverage,
  waiting: 20,
  load: () => import('./profile/CoverageView.tsx'),
})

export const fieldsView = defineView({
  title: { zh: '字段覆盖', en: 'Coverage by field' },
  parameters: companyViews.fields,
  waiting: 28,
  load: () => import('./profile/FieldCoverageView.tsx'),
})

export const actionsView = defineView({
  title: { zh: '分红、送转与配股', en: 'Dividends, splits and rights' },
  parameters: companyViews.actions,
  waiting: 28,
  load: () => import('./profile/ActionsView.tsx'),
})

export const peersView = defineView({
  title: { zh: '同业对比', en: 'Peers' },
  parameters: companyViews.peers,
  waiting: 26,
  load: () => import('./overview/PeersView.tsx'),
})
