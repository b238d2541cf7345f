import { TextSearch } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'

export const documentsModule = defineScreens({
  key: 'documents',
  uses: ['analysis', 'corrections', 'search'],
  screens: [
    {
      key: 'documentSearch',
      path: 'documents',
      go: 'd',
      name: { zh: '全文搜索', en: 'Document search' },
      icon: TextSearch,
      rail: 'main',
      order: 65,
      shows: ['document'],
      load: () => import('./search/DocumentSearch.tsx'),
    },
  ],
})
