import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readModel } from '../linear/model-file.ts'
import { eventsBy } from './marked.fixture.ts'

const model = (name: string) => readModel(readFileSync(new URL(`../../models/${name}.model`, import.meta.url)))
const eventsIn = eventsBy({ zh: model('events-zh'), en: model('events-en') })
const typesOf = (title: string, body = '') => eventsIn(title, body).map((one) => one.type)

test('a supervisor’s filing of a listing abroad was taken for the approval of a product', () => {
  expect(typesOf('«云岭重装»港股上市获中国证监会备案')).not.toContain('product-approval')
  expect(
    typesOf(
      '«云岭重装»：获证监会H股发行备案',
      '«云岭重装»公告，公司已获中国证监会出具H股境外发行上市备案通知书，拟发行不超过5238.88万股境外上市普通股。',
    ),
  ).toEqual(['financing'])
  expect(typesOf('药监局批准«海阙生物»的新药上市')).toContain('product-approval')
})

test('a bound that revenue fell short of was taken for the size of a delisting', () => {
  const [found] = eventsIn(
    '«云岭重装»：股票可能被终止上市',
    '«云岭重装»公告称，公司因2025年度净利润为负、营收低于3亿元、净资产为负值，股票可能被终止上市。',
  )
  expect(found).toMatchObject({ type: 'abnormal-trading', amount: null })
})

test('shares that a holder means to give away were told as sold, by what the holding falls to after it', () => {
  const body =
    '«云岭重装»公告，控股股东云岭集团计划向大学教育发展基金会无偿捐赠公司350万股流通股。捐赠后云岭集团持股比例由31.51%降至31.22%。'
  expect(typesOf('«云岭重装»：控股股东拟捐赠350万股公司股份', body)).not.toContain('holder-sells')
  expect(typesOf('«云岭重装»：控股股东捐赠100万股并减持300万股公司股份')).toContain('holder-sells')
})

test('guidance that “the company” gave behind 消息面 was missed', () => {
  const body =
    '«云岭重装»午后拉升涨超8%。消息面上，公司昨日晚间披露业绩预告，预计上半年净利润3亿元至4亿元，同比增长120%至150%。'
  expect(typesOf('', body)).toContain('guidance-up')
  // What others did stays theirs.
  expect(typesOf('', '«云岭重装»午后拉升涨超8%。消息面上，预计全行业上半年净利润同比增长120%。')).not.toContain(
    'guidance-up',
  )
})
