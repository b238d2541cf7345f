import { fireEvent, within } from '@testing-library/react'
import { FIRST_COMPANIES } from '@pandora/contract/domains/policy/names'
import { policy } from '@pandora/contract/domains/policy/operations'
import { expect, test } from 'vitest'
import { answering, sampled } from '../../../testing/answers.ts'
import { draw } from '../../../testing/draw.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { involvedView } from '../views.ts'
import './InvolvedView.tsx'

const many = answering(policy.companies, ({ dataList }) => ({
  dataList: dataList.slice(0, 1).map((group) => {
    const [first] = group.companies
    const companies = first
      ? Array.from({ length: 7 }, (_none, at) => ({
          ...first,
          companyId: `C${at}`,
          nameZh: `公司${at}`,
          quote: `依据${at}`,
        }))
      : []
    return { ...group, companies, total: companies.length, hasMore: false }
  }),
}))

test('POLICY-10 of a group the first four companies are shown; more opens all of them, each with why', async () => {
  const { body } = await draw(<ViewTile view={involvedView} given={{ document: 'policy-1' }} />, {
    answer: sampled('ready', [many]),
    language: 'zh-CN',
  })
  const shown = () =>
    within(body)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(FIRST_COMPANIES).toBe(4)
  expect(shown()).toEqual(['公司0', '公司1', '公司2', '公司3'])
  expect(body.textContent).not.toContain('依据0')
  const more = within(body).getByRole('button', { name: /全部 7 家/ })
  fireEvent.click(more)
  expect(shown()).toHaveLength(7)
  expect(body.textContent).toContain('依据6')
  fireEvent.click(within(body).getByRole('button', { expanded: true }))
  expect(shown()).toHaveLength(4)
})
