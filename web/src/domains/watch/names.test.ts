import { describe, expect, it } from 'vitest'
import { namesIn } from '../../lib/pasted.ts'
import { csvRows, namesInCsv, textOfBytes } from './names.ts'
import { moved, nextPage } from './offers/groups/order.ts'

describe('names in a pasted text', () => {
  it('are separated by lines, commas, semicolons and their Chinese forms; blanks inside a name stay', () => {
    expect(namesIn('澄岳银行、609902\n Lanxi Bank ,飞砾机器人；曜川锂业\t鸣野汽车')).toEqual([
      '澄岳银行',
      '609902',
      'Lanxi Bank',
      '飞砾机器人',
      '曜川锂业',
      '鸣野汽车',
    ])
  })

  it('keep the commas that belong to an English name', () => {
    expect(namesIn('Shengke Storage Co.,Ltd., 609901,Gulu Appliances, Inc. of Haizhou')).toEqual([
      'Shengke Storage Co.,Ltd.',
      '609901',
      'Gulu Appliances, Inc. of Haizhou',
    ])
  })

  it('stand once each and lose their quotes', () => {
    expect(namesIn('“澄岳银行”\n澄岳银行\n\n"609902"')).toEqual(['澄岳银行', '609902'])
  })
})

describe('names in a CSV file', () => {
  it('come from the code column, leading zeros kept, and from the name where a code is missing', () => {
    expect(
      namesInCsv('\uFEFF公司,代码,备注\r\n澄岳银行,009901,"a, b"\r\n岚溪银行,,\r\n晟珂储能,\'009902,\r\n'),
    ).toEqual(['009901', '岚溪银行', '009902'])
  })

  it('come from the first column where no head is known', () => {
    expect(namesInCsv('澄岳银行\n609902\n')).toEqual(['澄岳银行', '609902'])
  })

  it('are read with quotes over line ends', () => {
    expect(csvRows('a,"b\n""c"""\nd,e')).toEqual([
      ['a', 'b\n"c"'],
      ['d', 'e'],
    ])
  })

  it('are read in GB18030 too', () => {
    expect(textOfBytes(new Uint8Array([0xb4, 0xfa, 0xc2, 0xeb]).buffer)).toBe('代码')
    expect(textOfBytes(new TextEncoder().encode('代码').buffer)).toBe('代码')
  })
})

describe('the order of a list', () => {
  it('changes by moving one item', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  })

  it('WATCH-08 goes on at the third page after a first reload of two', () => {
    expect(nextPage(60, 30)).toBe(2)
    expect(nextPage(90, 30)).toBe(3)
  })
})
