import { emptyDraft, type Draft } from './draft.ts'

/**
 * Rules that most readers begin with, as drafts that are whole: each can be tried and saved as it stands. `phrase`: words
 * of the reader's language.
 */
export function examples(phrase: string): Draft[] {
  const of = (part: Partial<Draft>): Draft => ({ ...emptyDraft(), cooldownMinutes: 1440, ...part })
  return [
    of({ target: 'watch', kind: 'change', way: 'either', percent: '5', days: '1' }),
    of({ target: 'watch', kind: 'score', side: 'risk', way: 'rises', points: '10', days: '7' }),
    of({ target: 'watch', kind: 'document', mentions: false, documentKinds: ['announcement'] }),
    of({ target: 'market', kind: 'event', types: ['penalty', 'inspection', 'disclosure-breach'] }),
    of({ target: 'market', kind: 'phrase', phrase }),
    of({ target: 'market', kind: 'heat', ratio: '3' }),
  ]
}
