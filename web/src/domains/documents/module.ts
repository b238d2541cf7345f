import { TextSearch } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'

export const documentsModule = defineScreens({
  key: 'documents',
  uses: ['analysis', 'corrections', 'markets', 'search'],
  shortcuts: [
    { where: { zh: '全文搜索', en: 'Document search' }, keys: ['/'], does: { zh: '输入检索式', en: 'Type a query' } },
    {
      where: { zh: '全文搜索', en: 'Document search' },
      keys: ['j', 'k'],
      does: { zh: '下一篇、上一篇', en: 'Next and previous document' },
    },
  ],
  palette: [
    {
      key: 'documents',
      name: { zh: '文档', en: 'Documents' },
      order: 70,
      load: async () => ({ find: (await import('./search/palette.ts')).findTexts }),
    },
  ],
  screens: [
    {
      key: 'documentSearch',
      path: 'documents',
      go: 'd',
      name: { zh: '全文搜索', en: 'Document search' },
      icon: TextSearch,
      rail: 'main',
      group: 'research',
      order: 65,
      shows: ['document'],
      load: () => import('./search/DocumentSearch.tsx'),
    },
  ],
})
