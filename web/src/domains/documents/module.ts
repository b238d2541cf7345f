import { defineScreens } from '../../lib/module.ts'

export const documentsModule = defineScreens({
  key: 'documents',
  uses: ['analysis', 'corrections', 'search'],
})
