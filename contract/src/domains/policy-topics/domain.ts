import { defineDomain } from '../../domain.ts'

export const policyTopicsDomain = defineDomain({
  key: 'policy-topics',
  uses: ['policy-meetings'],
  name: { zh: '政策主题', en: 'Policy topics' },
  operations: async () => (await import('./operations.ts')).policyTopics,
  derived: { policy_topic_document: ['analysis'], policy_topic_word: ['analysis'] },
})
