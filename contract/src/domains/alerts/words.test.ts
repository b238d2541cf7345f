import { expect, test } from 'vitest'
import type { RuleCondition } from './shapes.ts'
import { ruleSentence } from './words.ts'

const words = {
  eventType: (type: string) => type,
  documentKind: (kind: string) => kind,
  factKind: (kind: string) => kind,
}
const said = (condition: RuleCondition, language: 'zh-CN' | 'en') =>
  ruleSentence({ target: 'market', name: null, condition }, language, words)

test('names stand small within an English sentence, abbreviations as they are', () => {
  const events = { kind: 'event', types: ['Penalty', 'IPO', 'Delisting'] } as const
  expect(said({ ...events, types: [...events.types] }, 'en')).toBe(
    'Tell me of an event (penalty, IPO, or delisting) of any company of the market.',
  )
  expect(said({ kind: 'phrase', phrase: 'Buyback', documentKinds: ['announcement'] }, 'en')).toContain('“Buyback”')
  expect(said({ kind: 'event', types: [] }, 'zh-CN')).toBe('当全市场任一公司发生任何事件时提醒我。')
})
