import { expect, test } from 'vitest'
import { dayBefore, groupShown, leaning, movedBy, notesOf, placeOf, subjectIn } from './model.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

const number = (value: number | null) => ({ number: value, text: null, textEn: null })

test('what is compared is read from the address, and nothing else is', () => {
  expect(subjectIn('company:SHZ-000001')).toEqual({ subject: 'company', id: 'SHZ-000001' })
  expect(subjectIn('theme:own-1:2')).toEqual({ subject: 'theme', id: 'own-1:2' })
  expect([subjectIn(''), subjectIn('company'), subjectIn('company:'), subjectIn('planet:x'), subjectIn(`floor:${'x'.repeat(65)}`)]).toEqual([null, null, null, null, null])
})

test('days are counted back over the ends of months and years', () => {
  expect([dayBefore('2024-03-01', 1), dayBefore('2024-01-01', 1), dayBefore('2024-03-31', 30)]).toEqual(['2024-02-29', '2023-12-31', '2024-03-01'])
})

test('the group asked for is shown, else the first that holds anything', () => {
  const groups = [{ group: 'figures' as const, count: 0 }, { group: 'events' as const, count: 2 }]
  expect([groupShown('names', groups), groupShown('', groups), groupShown('nonsense', []), groupShown('figures', groups)]).toEqual(['names', 'events', 'figures', 'figures'])
})

test('a difference is told only of two known numbers: missing is not zero', () => {
  expect(movedBy({ before: number(2), after: number(5) })).toBe(3)
  expect([movedBy({ before: number(null), after: number(5) }), movedBy({ before: null, after: number(5) }), movedBy({ before: number(1), after: null })]).toEqual([null, null, null])
})

test('more profit is better, more risk worse, more documents neither', () => {
  expect([leaning({ group: 'figures', what: 'revenue' }), leaning({ group: 'scores', what: 'riskPoint' }), leaning({ group: 'scores', what: 'impactScore' }), leaning({ group: 'figures', what: 'stories' }), leaning({ group: 'themes', what: 'membership' })]).toEqual([1, -1, 1, 0, 0])
})

test('a change leads to its event, else its company, else its theme', () => {
  const nowhere = { eventId: null, companyId: null, themeId: null, group: 'names' as const }
  expect(placeOf(nowhere)).toBeNull()
  expect(placeOf({ ...nowhere, themeId: 'T1' })).toBe('/index/themes/T1')
  expect(placeOf({ ...nowhere, companyId: 'SHZ-1', themeId: 'T1', group: 'figures' })).toBe('/index/company/SHZ-1/finance')
  expect(placeOf({ ...nowhere, eventId: 'e/1', companyId: 'SHZ-1' })).toBe('/index/event/e%2F1')
})

test('what a comparison leaves out, or compares by what it is now, is said in both languages; nothing else is', () => {
  const groups = [{ group: 'events' as const, count: 5100, leftOut: 100 }, { group: 'names' as const, count: 2, leftOut: 0 }]
  const floor = { subject: 'floor' as const, madeNow: 'floor' as const, companiesLeftOut: 5, groups }
  expect(notesOf(floor, 'events')).toEqual([{ key: 'madeNow_floor', named: {} }, { key: 'leftOut_floor', named: { most: 200, left: 5 } }, { key: 'leftOut_changes', named: { all: 5100, shown: 5000 } }])
  expect(notesOf({ ...floor, subject: 'theme', madeNow: 'theme' }, 'names').map(({ key }) => key)).toEqual(['madeNow_theme', 'leftOut_theme'])
  expect(notesOf({ subject: 'company', madeNow: null, companiesLeftOut: 0, groups }, 'names')).toEqual([])
  for (const { key, named } of notesOf(floor, 'events')) for (const name of Object.keys(named)) for (const texts of [zh, en]) expect(texts[key]).toContain(`{${name}}`)
})
