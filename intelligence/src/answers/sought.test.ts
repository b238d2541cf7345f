import { parseQuery } from '@pandora/contract/domains/documents/query/grammar'
import { expect, test } from 'vitest'
import { kindSought } from './sought.ts'

test('the kind of text that a question names is asked for in the words of its language, and means the same in both', () => {
  const asked = [
    ['哪些公告提到回购', '类型:公告', 'kind:announcement'],
    ['what do analysts say', '类型:研报', 'kind:report'],
    ['股吧里怎么看', '类型:帖子', 'kind:post'],
    ['any news of it', '-类型:帖子', '-kind:post'],
  ] as const
  for (const [question, zh, en] of asked) {
    expect(kindSought(question, 'zh-CN')).toBe(zh)
    expect(kindSought(question, 'en')).toBe(en)
    expect(parseQuery(`回购 ${zh}`)).toEqual(parseQuery(`回购 ${en}`))
  }
  expect(kindSought('新闻和公告', 'en')).toBeNull()
})
