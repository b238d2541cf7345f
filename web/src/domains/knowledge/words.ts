import type { DocumentState, knowledgeAnswer } from '@pandora/contract/domains/knowledge/shapes'
import type { z } from 'zod'

type Answer = z.infer<typeof knowledgeAnswer>

export const stateColours: Readonly<Record<DocumentState, 'ok' | 'stale' | 'error' | 'info' | 'none'>> = {
  waiting: 'none',
  reading: 'info',
  ready: 'ok',
  failed: 'error',
  cancelled: 'none',
}

/** Key of the text that says why a base cannot tell. */
export const reasonKeys = {
  'nothing-ready': 'none_nothing_ready',
  'no-words': 'none_no_words',
  'other-subject': 'none_other_subject',
  'other-time': 'none_other_time',
  several: 'none_several',
  weak: 'none_weak',
} as const satisfies Readonly<Record<NonNullable<Answer['reason']>, string>>
