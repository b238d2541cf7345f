import { chains } from '@pandora/contract/domains/chains/operations'
import { languages } from '@pandora/contract/language'
import { expect, test } from 'vitest'
import { answering, sampled } from '../../../testing/answers.ts'
import { draw } from '../../../testing/draw.tsx'
import { onPhone } from '../../../testing/phone.ts'
import Report from './Report.tsx'

test.each([...languages])(
  'CHAIN-11 on a phone the report has no table whose columns are a letter wide: a row says its figures under their names, in %s',
  async (language) => {
    onPhone()
    const { body } = await draw(<Report />, {
      answer: sampled('ready', [
        answering(chains.reportEventRisk, (data) => ({
          ...data,
          events: [],
          hazards: [],
          exposures: [],
          concentration: [],
          singlePoints: [],
          regions: [{ region: 'CN-GD', nodes: 2, events: 1, risk: -3, opportunity: 0, hazards: 4 }],
        })),
      ]),
      language,
    })
    expect(body.querySelectorAll('table')).toHaveLength(0)
    const [row] = body.querySelectorAll('li')
    expect(row?.textContent).toContain(language === 'en' ? 'Hazards of places4' : '地区灾险4')
  },
)
