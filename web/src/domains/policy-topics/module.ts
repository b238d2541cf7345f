import { Tags } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'

export const policyTopicsModule = defineScreens({
  key: 'policy-topics',
  uses: ['documents', 'policy-meetings'],
  screens: [
    {
      key: 'policy-topics',
      path: 'policy-topics/:tab?',
      start: 'policy-topics',
      name: { zh: '政策主题', en: 'Policy topics' },
      icon: Tags,
      rail: 'main',
      group: 'policy',
      order: 147,
      load: () => import('./PolicyTopics.tsx'),
    },
  ],
})
