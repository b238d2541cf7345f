import { chains } from '@pandora/contract/domains/chains/operations'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { answering, sampled } from '../../testing/answers.ts'
import { draw } from '../../testing/draw.tsx'
import { onPhone } from '../../testing/phone.ts'
import { unmarkedChineseIn } from '../../testing/words.ts'
import ConsultedChain from './consultations/ConsultedChain.tsx'
import { ConsultationsTab } from './consultations/ConsultationsTab.tsx'
import { HistoryTab } from './list/HistoryTab.tsx'
import { RelationsTab } from './list/RelationsTab.tsx'
import { SavedTab } from './list/SavedTab.tsx'
import Report from './report/Report.tsx'
import SharedChain from './share/SharedChain.tsx'
import VersionsDialog from './versions/VersionsDialog.tsx'

const ignore = () => undefined
const nobody: readonly string[] = []
/** Fields whose names do not say that somebody wrote them. */
const written = [
  answering(chains.reportEventRisk, (data) => ({
    ...data,
    regions: data.regions.slice(0, 1),
    events: data.events.map((one) => ({ ...one, reaches: one.reaches.slice(0, 1) })),
  })),
  answering(chains.consultations, (data) => ({
    ...data,
    dataList: data.dataList.map((one) => ({ ...one, chainName: '锂电链', question: '谁最要紧？' })),
  })),
  answering(chains.relations, (data) => ({
    ...data,
    dataList: data.dataList.map((one) => ({ ...one, note: '独家' })),
  })),
  answering(chains.operations, (data) => ({
    ...data,
    dataList: data.dataList.map((one) => ({ ...one, chainName: '锂电链', note: '复原' })),
  })),
  answering(chains.versions, (data) => ({ ...data, dataList: data.dataList.map((one) => ({ ...one, note: '初稿' })) })),
]

const screens: readonly [string, ReactElement][] = [
  ['the report', <Report key="r" />],
  ['saved chains', <SavedTab key="s" onImport={ignore} />],
  ['relations', <RelationsTab key="e" />],
  ['what was done', <HistoryTab key="h" />],
  ['questions', <ConsultationsTab key="q" />],
  ['a shared chain', <SharedChain key="c" />],
  ['versions', <VersionsDialog key="v" chainId="chain" name="锂电链" onClose={ignore} />],
]

describe.each([false, true])('own chains on an English screen, on a phone: %s', (narrow) => {
  test.each(screens)('CHAIN-11 %s: names and notes that are Chinese say so', async (_, screen) => {
    if (narrow) onPhone()
    const { body } = await draw(screen, { language: 'en', answer: sampled('chinese', written) })
    expect(body.textContent).toMatch(/\p{Script=Han}/u)
    expect(unmarkedChineseIn(body)).toEqual([])
  })
})

test('on a phone a chain that is read names its nodes in the language they are written in', async () => {
  onPhone()
  const chain = <ConsultedChain consultationId="question" nodes={nobody} onClose={ignore} />
  const { body } = await draw(chain, { language: 'en', answer: sampled('chinese') })
  expect(body.querySelector('b[lang="zh-CN"]')?.textContent).toMatch(/样本/)
  expect(unmarkedChineseIn(body)).toEqual([])
})
