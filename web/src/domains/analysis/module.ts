import { defineScreens } from '../../lib/module.ts'

export const analysisModule = defineScreens({
  key: 'analysis',
})
