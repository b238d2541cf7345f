import { defineView } from '../../lib/view.ts'
import { policyViews } from './parameters.ts'

export const policiesView = defineView({
  title: { zh: '政策', en: 'Policies' },
  parameters: policyViews.policies,
  waiting: 84,
  load: () => import('./company/PoliciesView.tsx'),
})
