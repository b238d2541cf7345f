import { expect, test } from 'vitest'
import { issuerEnglish } from '../issuers.ts'
import { labelEnglish } from './label-names.ts'

test('what a policy text names is told by its usual English name; of what has none nothing is made up', () => {
  expect(labelEnglish('工信部')).toBe('MIIT')
  expect(labelEnglish('国务院')).toBe('State Council')
  expect(labelEnglish('浙江省人民政府办公厅')).toBe("General Office of the Zhejiang People's Government")
  expect(labelEnglish('浙江省')).toBe('Zhejiang')
  expect(labelEnglish('长三角')).toBe('Yangtze River Delta')
  expect(labelEnglish('上海证券交易所')).toBe('Shanghai Stock Exchange')
  expect(labelEnglish('龙头企业')).toBe('Leading enterprises')
  expect(labelEnglish('油气开采')).toBeNull()
  expect(labelEnglish('油气开采', new Map([['油气开采', 'Oil and gas extraction']]))).toBe('Oil and gas extraction')
  expect(labelEnglish('王大明')).toBeNull()
})

test('a body that no table knows is called as its source calls it, its general office after it and the other way round', () => {
  const given = new Map([
    ['财税部', 'Ministry of Treasury'],
    ['政务院办公厅', 'General Office of the Government Council'],
    ['财政部', 'another name'],
  ])
  expect(issuerEnglish('财税部', given)).toBe('Ministry of Treasury')
  expect(issuerEnglish('财税部办公厅', given)).toBe('General Office of the Ministry of Treasury')
  expect(issuerEnglish('政务院', given)).toBe('Government Council')
  expect(issuerEnglish('财政部', given)).toBe('Ministry of Finance')
  expect(issuerEnglish('能源总署', given)).toBeNull()
})
