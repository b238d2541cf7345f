import { expect, test } from 'vitest'
import { combined } from './events.ts'
import type { EvidenceRow } from './ground.queries.ts'

const DAY = 86_400_000
const row = (given: Partial<EvidenceRow>): EvidenceRow => ({
  event_id: 'e',
  document_id: 'd1',
  story_id: null,
  known_at: 0,
  superseded_at: Infinity,
  subject_kind: 'company',
  subject_id: 'A',
  type: 'buy-back',
  happened_at: 0,
  sign: 1,
  modality: 'fact',
  confidence: 0.8,
  amount: null,
  unit: null,
  amount_of: null,
  size_class: null,
  grade: null,
  region: null,
  change: null,
  ...given,
})

test('a report that a buy-back goes on adds a document to its news, and neither its rank nor its sum', () => {
  const begun = row({ grade: 'begun', modality: 'plan', amount: 2e8, unit: 'CNY', amount_of: 'other' })
  const progress = row({
    document_id: 'd2',
    known_at: DAY,
    grade: 'progress',
    sign: 0,
    confidence: 0.99,
    amount: 3e7,
    unit: 'CNY',
  })
  const both = combined('e', [begun, progress], [])
  expect(both).toMatchObject({ grade: 'begun', sign: 1, modality: 'plan', amount: { value: 2e8 } })
  expect(both?.documents.map(({ documentId }) => documentId)).toEqual(['d1', 'd2'])
  // News that says nothing of how far it is stays news too, and reports alone are reports.
  expect(combined('e', [row({}), progress], [])).toMatchObject({ grade: null, sign: 1 })
  expect(combined('e', [progress], [])).toMatchObject({ grade: 'progress', sign: 0 })
})

test('rank and province of who decrees come from one telling', () => {
  const decree = { subject_kind: 'industry', type: 'regulation-eases' } as const
  expect(
    combined(
      'e',
      [
        row({ ...decree, confidence: 0.9 }),
        row({ ...decree, document_id: 'd2', grade: 'province', region: 'CN-JS' }),
        row({ ...decree, document_id: 'd3', confidence: 0.7, grade: 'city', region: 'CN-ZJ' }),
      ],
      [],
    ),
  ).toMatchObject({ grade: 'province', region: 'CN-JS' })
})
