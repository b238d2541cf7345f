import { text } from '@pandora/contract/view/parameters'
import { defineView } from '../../lib/view.ts'

export const kindsView = defineView({
  title: { zh: '数据种类', en: 'Kinds of data' },
  parameters: { kind: text },
  waiting: 28,
  load: () => import('./views/KindsView.tsx'),
})
