import { expect, test } from 'vitest'
import { conditionOf, draftOf, emptyDraft, inputOf, kindsOf, needsOf, timeOf, withTarget } from './draft.ts'

const company = { id: 'SHZ-000901', name: '晨屿科技' }

test('a draft is a rule once all is there that its kind and target ask for', () => {
  const draft = emptyDraft()
  expect(conditionOf(draft)).toBeNull()
  expect(inputOf({ ...draft, price: '10.5' }, '一')).toBeNull()
  expect(inputOf({ ...draft, price: '1,010.5', company }, '一')).toMatchObject({
    name: '一',
    companyId: company.id,
    condition: { kind: 'price', way: 'above', price: 1010.5 },
    quiet: null,
  })
  expect(inputOf({ ...draft, price: 'abc', company }, '一')).toBeNull()
  expect(inputOf({ ...draft, kind: 'phrase', phrase: ' 回 ', company }, '一')).toBeNull()
})

test('what is missing or out of bounds is told by its field', () => {
  const draft = emptyDraft()
  expect(needsOf(draft)).toEqual(['company', 'price'])
  expect(needsOf({ ...draft, company, price: '10' })).toEqual([])
  expect(needsOf({ ...draft, company, price: '-3' })).toEqual(['price'])
  expect(needsOf({ ...draft, target: 'group', kind: 'change', percent: 'x', days: '1.5' })).toEqual([
    'group',
    'percent',
    'days',
  ])
  expect(needsOf({ ...draft, target: 'market', kind: 'policy' })).toEqual(['value'])
  expect(needsOf({ ...draft, company, price: '10', quiet: 'own', quietFrom: '' })).toEqual(['quiet'])
  expect(inputOf({ ...draft, company, price: '10', quiet: 'own', quietFrom: '' }, '一')).toBeNull()
})

test('another target keeps the kind where it offers it; kinds about data are administrators’', () => {
  expect(withTarget({ ...emptyDraft(), kind: 'event' }, 'watch', false).kind).toBe('event')
  expect(withTarget(emptyDraft(), 'watch', false).kind).toBe('change')
  expect(kindsOf('market', false)).not.toContain('stale')
  expect(kindsOf('market', true)).toContain('import')
})

test('a rule is a draft again, with its own quiet hours, those of the user or none', () => {
  const draft = {
    ...emptyDraft(),
    name: '一',
    company,
    price: '9',
    quiet: 'own' as const,
    quietFrom: '21:30',
    quietTo: '06:15',
  }
  const input = inputOf(draft, '一')
  expect(input?.quiet).toEqual({ from: 1290, to: 375 })
  const rule = {
    ...input,
    ruleId: 'r',
    looksAt: { target: 'company', id: company.id, nameZh: company.name, nameEn: null },
    createdAt: '',
    alerts: 0,
    lastAt: null,
    heldBack: 0,
  }
  expect(draftOf(rule as never, company.name)).toEqual({ ...draft, way: 'above' })
  expect(draftOf({ ...rule, quiet: { from: 0, to: 0 } } as never, '').quiet).toBe('none')
  expect(draftOf({ ...rule, quiet: null } as never, '').quiet).toBe('mine')
  expect(timeOf(375)).toBe('06:15')
})
