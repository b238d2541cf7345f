import { expect, test } from 'vitest'
import { dayBefore, groupShown, leans, linesOf, movedBy, notesOf, placeOf, subjectIn } from './model.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

const number = (value: number | null) => ({ number: value, text: null, textEn: null, byVwap: false })

test('what is compared is read from the address, and nothing else is', () => {
  expect(subjectIn('company:SHZ-000001')).toEqual({ subject: 'company', id: 'SHZ-000001' })
  expect(subjectIn('theme:own-1:2')).toEqual({ subject: 'theme', id: 'own-1:2' })
  expect([
    subjectIn(''),
    subjectIn('company'),
    subjectIn('company:'),
    subjectIn('planet:x'),
    subjectIn(`floor:${'x'.repeat(65)}`),
  ]).toEqual([null, null, null, null, null])
})

test('days are counted back over the ends of months and years', () => {
  expect([dayBefore('2024-03-01', 1), dayBefore('2024-01-01', 1), dayBefore('2024-03-31', 30)]).toEqual([
    '2024-02-29',
    '2023-12-31',
    '2024-03-01',
  ])
})

test('the group asked for is shown, else the first that holds anything', () => {
  const groups = [
    { group: 'figures' as const, count: 0 },
    { group: 'events' as const, count: 2 },
  ]
  expect([
    groupShown('names', groups),
    groupShown('', groups),
    groupShown('nonsense', []),
    groupShown('figures', groups),
  ]).toEqual(['names', 'events', 'figures', 'figures'])
})

test('a difference is told only of two known numbers: missing is not zero', () => {
  expect(movedBy({ before: number(2), after: number(5) })).toBe(3)
  expect([
    movedBy({ before: number(null), after: number(5) }),
    movedBy({ before: null, after: number(5) }),
    movedBy({ before: number(1), after: null }),
  ]).toEqual([null, null, null])
})

test('a rise is coloured as a rise: of profit and scores; of risk and documents no colour says otherwise than the sign', () => {
  expect([
    leans({ group: 'figures', what: 'revenue' }),
    leans({ group: 'scores', what: 'riskPoint' }),
    leans({ group: 'scores', what: 'impactScore' }),
    leans({ group: 'figures', what: 'stories' }),
    leans({ group: 'themes', what: 'membership' }),
  ]).toEqual([true, false, true, false, false])
})

test('the lines that tell what moved a score add up to it: the new event by name, the others by kind', () => {
  const part = (eventId: string, how: 'came' | 'faded', by: number) => ({
    eventId,
    type: 'other',
    titleZh: eventId,
    titleEn: null,
    side: 'risk' as const,
    how,
    before: null,
    after: null,
    by,
  })
  const lines = linesOf({
    moved: [
      { how: 'came', events: 3, by: -10.255 },
      { how: 'faded', events: 2, by: 4.1 },
    ],
    parts: [part('old', 'faded', 3), part('new', 'came', -7.005)],
  })
  expect(lines.map((one) => (one.part ? [one.part.eventId, one.part.by] : [one.how, one.events, one.by]))).toEqual([
    ['new', -7.005],
    ['came', 2, -3.25],
    ['faded', 2, 4.1],
  ])
  expect(linesOf({ moved: [{ how: 'faded', events: 1, by: -2 }], parts: [part('old', 'faded', -2)] })).toEqual([
    { how: 'faded', events: 1, by: -2 },
  ])
  expect(linesOf({ moved: [], parts: [] })).toEqual([])
})

test('a change leads to its event, else its company, else its theme', () => {
  const nowhere = { eventId: null, companyId: null, themeId: null, group: 'names' as const }
  expect(placeOf(nowhere)).toBeNull()
  expect(placeOf({ ...nowhere, themeId: 'T1' })).toBe('/index/themes/T1')
  expect(placeOf({ ...nowhere, companyId: 'SHZ-1', themeId: 'T1', group: 'figures' })).toBe(
    '/index/company/SHZ-1/finance',
  )
  expect(placeOf({ ...nowhere, eventId: 'e/1', companyId: 'SHZ-1' })).toBe('/index/event/e%2F1')
})

test('what a comparison leaves out, or compares by what it is now, is said in both languages; nothing else is', () => {
  const groups = [
    { group: 'events' as const, count: 5100, leftOut: 100 },
    { group: 'names' as const, count: 2, leftOut: 0 },
  ]
  const floor = { subject: 'floor' as const, madeNow: 'floor' as const, companiesLeftOut: 5, groups }
  expect(notesOf(floor, 'events')).toEqual([
    { key: 'madeNow_floor', named: {} },
    { key: 'leftOut_floor', named: { most: 200, left: 5 } },
    { key: 'leftOut_changes', named: { all: 5100, shown: 5000 } },
  ])
  expect(notesOf({ ...floor, subject: 'theme', madeNow: 'theme' }, 'names').map(({ key }) => key)).toEqual([
    'madeNow_theme',
    'leftOut_theme',
  ])
  expect(notesOf({ subject: 'company', madeNow: null, companiesLeftOut: 0, groups }, 'names')).toEqual([])
  for (const { key, named } of notesOf(floor, 'events'))
    for (const name of Object.keys(named)) for (const texts of [zh, en]) expect(texts[key]).toContain(`{${name}}`)
})
