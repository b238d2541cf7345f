import { basename, join } from 'node:path'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { importFile } from './import.ts'
import { administrator } from './product.ts'
import { addressOf, loadedHome, products, type Product } from './products.ts'
import { onPublicData, publicFiles } from './public-data.ts'
import { writeSample } from './sample.ts'

/**
 * Loads the products through their own import command: with the sample market, or with the public data. Copies of a
 * loaded home hold it.
 */
export default async function loadData(): Promise<void> {
  if (loadedHome === undefined) await Promise.all(products.map(load))
}

async function load(product: Product): Promise<void> {
  if (onPublicData) for (const file of publicFiles) await importFile(file, product)
  else await loadSample(product)
  await administratorSawGuide(addressOf(product))
}

/** The sample as one folder, by one process: to begin one for each file took as long as the tests of a screen. */
async function loadSample(product: Product): Promise<void> {
  const folder = join(product.home, 'sample')
  const files = await writeSample(folder)
  const said = await importFile(folder, product)
  const lines = said.split('\n')
  const lacking = files.filter((file) => !lines.some((line) => line.startsWith(`${basename(file)} (`)))
  // Of a folder what fits no profile is passed over.
  if (lacking.length > 0) throw new Error(`not imported: ${lacking.join(', ')}\n${said}`)
}

/** The administrator of the tests is no new user: the guide would open over what they press. */
async function administratorSawGuide(base: string): Promise<void> {
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
