import { defineDomain } from '../../domain.ts'

export const authorsDomain = defineDomain({
  key: 'authors',
  name: { zh: '作者', en: 'Authors' },
  derived: { post_group: ['analysis'], author_call: ['analysis'], author_outcome: ['analysis'] },
})
