import { expect, test } from 'vitest'
import { issuerEnglish } from '../issuers.ts'

test('bodies of a province or a city have an English name put together from the place and what they are for', () => {
  expect(issuerEnglish('吉林省人民政府办公厅')).toBe("General Office of the Jilin People's Government")
  expect(issuerEnglish('内蒙古自治区人民政府')).toBe("Inner Mongolia People's Government")
  expect(issuerEnglish('洛阳市人大常委会')).toBe("Standing Committee of the Luoyang People's Congress")
  expect(issuerEnglish('广西壮族自治区财政厅')).toBe('Guangxi Finance Department')
  expect(issuerEnglish('上海市发展和改革委员会')).toBe('Shanghai Development and Reform Commission')
})

test('a national body keeps its own English name, and one of which no part is known has none', () => {
  expect(issuerEnglish('国务院办公厅')).toBe('General Office of the State Council')
  expect(issuerEnglish('财政部')).toBe('Ministry of Finance')
  expect(issuerEnglish('河南省某县人民政府')).toBeNull()
  expect(issuerEnglish('吉林省参事室')).toBeNull()
  expect(issuerEnglish('人民政府')).toBeNull()
})
