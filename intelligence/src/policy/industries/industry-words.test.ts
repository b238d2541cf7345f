import { expect, test } from 'vitest'
import { meansIndustry } from './industry-words.ts'

const means = (name: string, text: string): boolean => {
  const start = text.indexOf(name)
  return meansIndustry(text, start, start + name.length)
}

test.each([
  ['电子', '促进电子产业发展'],
  ['电子', '机械、电子、医药等行业'],
  ['电子', '扩大消费电子和汽车电子出口'],
  ['教育', '支持教育行业发展'],
  ['通信', '通信设备制造企业'],
  ['旅游', '促进旅游业和旅游市场'],
  ['银行', '银行应当降低费率'],
  ['房地产', '房地产管理公司'],
])('%s is an industry in: %s', (name, text) => {
  expect(means(name, text)).toBe(true)
})

test.each([
  ['电子', '以电子数据交换等方式'],
  ['电子', '申领电子营业执照'],
  ['电子', '通过电子邮件送达'],
  ['教育', '加强法制宣传教育'],
  ['教育', '由教育行政部门负责'],
  ['通信', '遵守交通信号灯'],
  ['航空', '民用航空器的登记'],
  ['旅游', '县级以上旅游主管部门'],
  ['环保', '报环保局备案'],
  ['银行', '在其银行账户支付'],
])('%s is none in: %s', (name, text) => {
  expect(means(name, text)).toBe(false)
})
