import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readModel } from '../linear/model-file.ts'
import { stanceOfPost } from './posts.ts'

const model = readModel(readFileSync(new URL('../../models/stance-zh.model', import.meta.url)))
const stanceOf = (body: string, title = '') => stanceOfPost({ title, body }, model)

test('a report that is passed on was counted as its poster’s own opinion', () => {
  const news = '晨屿科技一季度净利润大增，订单饱满，机构看好，强烈推荐买入'
  expect(stanceOf(news).stance).toBe('many')
  const passedOn = stanceOf(`来源：九州财讯 ${news}`)
  expect(passedOn).toMatchObject({ stance: 'neutral', probabilities: [0, 0, 1, 0] })
  expect(passedOn.why).toEqual([
    { code: 'stance.reprint', words: ['来源：'], weight: null, spans: [{ field: 'body', start: 0, end: 3 }] },
  ])
  expect(stanceOf(news, '转自：公司官网').why[0]?.spans).toEqual([{ field: 'title', start: 0, end: 3 }])
})

test('who only speaks of where something is from has an opinion of their own', () => {
  expect(stanceOf('利润来源：全靠卖楼，主业还在亏，快跑').stance).toBe('empty')
})
