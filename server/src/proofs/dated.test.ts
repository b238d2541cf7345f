import { alerts } from '@pandora/contract/domains/alerts/operations'
import { chains } from '@pandora/contract/domains/chains/operations'
import { floors } from '@pandora/contract/domains/floors/operations'
import { operations } from '@pandora/contract/operations'
import { roomKeys } from '@pandora/contract/room'
import { themes } from '@pandora/contract/domains/themes/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testReading } from '../analysis/testing-work.ts'
import { failedEdition } from '../domains/digest/testing-digest.ts'
import { node, saved } from '../domains/chains/testing-chains.ts'
import { CORE, loadThemes, PART, STORAGE } from '../domains/themes/testing-themes.ts'
import { testServer, type Caller, type TestServer } from '../testing.ts'
import { tablesAsked } from './asked-tables.ts'
import { inputsOf, type Askable } from './asked.ts'
import { ask } from './ask.ts'

/**
 * Reads that look at facts and are of no past instant, each with its reason. Whatever else reads facts declares `dated`
 * and comes under the proof of time travel.
 */
const presentOnly: Readonly<Record<string, string>> = {
  'accounts.offers': 'Whether the demo market is filled: of the product, not of the world.',
  'accounts.startDemo': 'The same, before a visitor is let in.',
  'alerts.rules': 'What a user wants to be told of from now on, with the present names of what it looks at.',
  'analysis.failures': 'What an administrator has to see to, now.',
  'analysis.models': 'The models in use, and how many documents each has read so far.',
  'analysis.progress': 'How far the reading is, now.',
  'corrections.exportLabels': 'Labels to train on: corrections in force with the wordings that they are about.',
  'corrections.list': 'The log of what users put right: their own things, of the present like floors.',
  'imports.get': 'A run with its rows whose units are in doubt: what an administrator has to see to, now.',
  'imports.list': 'The same of all runs.',
  'imports.rejections': 'Rejected rows of a run, which is looked up as above.',
  'imports.rejectionReasons': 'The same, counted by reason.',
  'imports.rejectionsCsv': 'The same as a file.',
  'imports.unitDoubts': 'Figures whose unit waits for an administrator to settle it, now.',
  'imports.unitDoubtsCsv': 'The same as a file.',
  'imports.unitRulings': 'What was said of them: a log like corrections, with the present names of companies.',
  'landing.overview': 'The page of who is not signed in: it has no instant to choose.',
  'landing.picture': 'The same as a picture.',
  'markets.list': 'Which markets there are to choose, and whether they hold anything.',
  'supply.waiting': 'What waits for a reader to accept it, now, and what was decided: a log like corrections.',
}

/**
 * Reads that succeed only with what a person is sent or draws, or with what lies outside of the database; they are
 * asked all the same, and refuse. None of them answers a fact.
 */
const refusing: readonly RegExp[] = [
  /^accounts\.(signIn|getVerifyCode|checkVerifyCode|register|getActivateCode|activate|sendResetMail|checkResetCode|resetPassword|startDemo|refresh|checkCaptcha|mailCaptcha)$/,
  /^alerts\.testChannel$/,
  /^consumer\./,
  /^digest\.mailStatus$/,
  /^feeds\.(get|preview)$/,
  /^flash\.newsImage$/,
  /^floors\.(snapshot|sharedPreview)$/,
  /^imports\.preview$/,
  /^knowledge\.(base|documents|page|shares)$/,
  /^membership\.(checkPaymentStatus|checkCoupon|receipt)$/,
]

let server: TestServer
let user: Caller

/** A supply chain of a user's, with a link to it and a question about it. */
async function chainOf(as: Caller): Promise<Askable> {
  const { chainId } = await saved(server, as, '链', { nodes: [node('a')], edges: [] })
  const { data: link } = await server.call(chains.share, { chainId }, { as })
  const { data: asked } = await server.call(
    chains.consultExpert,
    { chainId, subject: 'alternatives', question: '有没有替代供应商？', nodeIds: [], byMail: false },
    { as },
  )
  return {
    chainId: [chainId],
    token: [link.token],
    consultationId: [asked.consultationId],
    'chains.version.version': [1],
  }
}

beforeAll(async () => {
  server = await testServer({ PANDORA_HOLD_MS: '0' })
  user = await server.caller('admin')
  await loadThemes(server)
  await (await testReading(server)).work()
  await server.call(watch.add, { companyId: CORE }, { as: user })
  await server.call(
    alerts.saveRule,
    { name: '事件', target: 'company', companyId: CORE, condition: { kind: 'event' } },
    { as: user },
  )
  await server.call(themes.ownSave, { name: '我的储能', mode: 'dynamic', query: { any: ['储能系统'] } }, { as: user })
})
afterAll(() => server.stop())

test('what reads facts honours the instant that is looked from, or says why it does not', async () => {
  const [run] = await server.sql<{ run_id: number }[]>`select run_id from import_run limit 1`
  const { data: floor } = await server.call(floors.create, { name: '一层' }, { as: user })
  const chain = await chainOf(user)
  const askable: Askable = {
    companyId: [CORE],
    companyIds: [[CORE, PART]],
    themeId: [STORAGE],
    runId: [run?.run_id],
    floorId: [floor.id],
    ...chain,
    roomId: [roomKeys[0]],
    editionId: [await failedEdition(server, user.uid, 'real')],
    'udf.name': ['图'],
    'udf.market': ['real'],
  }
  const reading: string[] = []
  const refused: string[] = []
  for (const operation of operations.filter((one) => !one.dated && !one.writes && one.transport !== 'live')) {
    const inputs = inputsOf(operation, askable)
    let answered = false
    // What an operation before it has asked for it asks for itself.
    server.web.services.held.forget()
    const tables = await tablesAsked(async () => {
      for (const input of inputs.length > 0 ? inputs.slice(0, 6) : [{}])
        answered ||= (await ask(server, operation, input, { as: user })).status === 200
    })
    if (!answered) refused.push(operation.id)
    if (tables.size > 0) reading.push(`${operation.id}: ${[...tables].toSorted().join(' ')}`)
  }
  expect(reading.filter((one) => presentOnly[one.split(':')[0] ?? ''] === undefined)).toEqual([])
  expect(Object.keys(presentOnly).filter((id) => !reading.some((one) => one.startsWith(`${id}:`)))).toEqual([])
  expect(refused.filter((id) => !refusing.some((one) => one.test(id)))).toEqual([])
})

test('the tables that a query names are learned from what is sent', async () => {
  expect(
    await tablesAsked(async () => server.sql`select 1 from daily_price join company using (market_id) where false`),
  ).toEqual(new Set(['daily_price', 'company']))
  expect(await tablesAsked(async () => server.sql`select 1 from account where false`)).toEqual(new Set())
})
