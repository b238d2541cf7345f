import { join } from 'node:path'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { importFile } from './import.ts'
import { administrator } from './product.ts'
import { onPublicData, publicFiles } from './public-data.ts'
import { writeSample } from './sample.ts'

/** Loads the product through its own import command: with the sample market, or with the public data. */
export default async function loadData(): Promise<void> {
  const home = process.env['PANDORA_E2E_HOME'] ?? ''
  for (const file of onPublicData ? publicFiles : await writeSample(join(home, 'sample'))) await importFile(file)
  await administratorSawGuide()
}

/** The administrator of the tests is no new user: the guide would open over what they press. */
async function administratorSawGuide(): Promise<void> {
  const base = `http://127.0.0.1:${process.env['PANDORA_E2E_PORT'] ?? ''}`
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const { data } = (await (await post(accounts.signIn.path, administrator)).json()) as { data: { token: string } }
  await post(
    accounts.updateConfig.path,
    { config_json: JSON.stringify({ guideSeen: true }) },
    { authorization: `Bearer ${data.token}` },
  )
}
