import { lazy } from 'react'
import { Building2 } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'
import { useAnnouncementCount, useNewsCount } from './counts.ts'
import './slots.ts'
import '../search/slots.ts'

export const companiesModule = defineScreens({
  key: 'companies',
  uses: ['analysis', 'documents', 'figures', 'impact', 'markets', 'opinion', 'search'],
  palette: [
    {
      key: 'compare',
      name: { zh: '对比', en: 'Compare' },
      order: 15,
      awaited: true,
      load: async () => ({ find: (await import('./compare/palette.ts')).findCompare }),
    },
  ],
  screens: [
    {
      key: 'company',
      path: 'company/:companyId/:tab?',
      name: { zh: '公司详情', en: 'Company' },
      icon: Building2,
      rail: null,
      under: 'search',
      load: () => import('./Company.tsx'),
    },
  ],
  slots: {
    directoryTile: [
      {
        key: 'compared',
        name: { zh: '对比', en: 'Comparisons' },
        order: 40,
        view: lazy(() => import('./compare/LastComparisons.tsx')),
      },
    ],
    companyTab: [
      {
        key: 'overview',
        name: { zh: '概览', en: 'Overview' },
        order: 10,
        view: lazy(() => import('./overview/OverviewTab.tsx')),
        ownReceipt: true,
      },
      {
        key: 'announcements',
        name: { zh: '公告', en: 'Announcements' },
        order: 30,
        view: lazy(() => import('./news/AnnouncementsTab.tsx')),
        useCount: useAnnouncementCount,
      },
      {
        key: 'news',
        name: { zh: '新闻', en: 'News' },
        order: 40,
        view: lazy(() => import('./news/NewsTab.tsx')),
        useCount: useNewsCount,
      },
      {
        key: 'profile',
        name: { zh: '资料', en: 'Profile' },
        order: 120,
        view: lazy(() => import('./profile/ProfileTab.tsx')),
      },
      {
        key: 'compare',
        name: { zh: '对比', en: 'Compare' },
        order: 80,
        view: lazy(() => import('./compare/CompareTab.tsx')),
        ownReceipt: true,
      },
    ],
  },
})
