import { Building2 } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'
import './slots.ts'

export const searchModule = defineScreens({
  key: 'search',
  uses: ['markets'],
  palette: [
    {
      key: 'last',
      name: { zh: '最近打开', en: 'Recent' },
      order: 5,
      load: async () => ({ find: (await import('./palette.ts')).findLast }),
    },
    {
      key: 'companies',
      name: { zh: '公司与指数', en: 'Companies and indexes' },
      order: 10,
      awaited: true,
      load: async () => ({ find: (await import('./palette.ts')).findCompanies }),
    },
    {
      key: 'elsewhere',
      name: { zh: '其他市场', en: 'Other markets' },
      order: 90,
      load: async () => ({ find: (await import('./palette.ts')).findElsewhere }),
    },
  ],
  screens: [
    {
      key: 'search',
      path: 'search',
      go: 'c',
      name: { zh: '公司', en: 'Companies' },
      icon: Building2,
      rail: 'main',
      order: 60,
      phone: 4,
      load: () => import('./Search.tsx'),
    },
  ],
})
