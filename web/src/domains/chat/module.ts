import { lazy } from 'react'
import { MessageCircleQuestion } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'

export const chatModule = defineScreens({
  key: 'chat',
  uses: ['figures', 'floors', 'knowledge'],
  screens: [
    {
      key: 'chat',
      path: 'chat',
      name: { zh: '问答', en: 'Questions' },
      icon: MessageCircleQuestion,
      rail: 'main',
      group: 'research',
      order: 117,
      load: () => import('./Chat.tsx'),
    },
  ],
  shortcuts: [
    {
      where: { zh: '随处', en: 'Anywhere' },
      keys: ['Ctrl J'],
      does: { zh: '在旁边打开问答', en: 'Open questions and answers beside the screen' },
    },
  ],
  slots: {
    beside: [{ key: 'chat', letter: 'j', view: lazy(() => import('./ChatPanel.tsx')) }],
  },
})
