import { createInterface } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'
import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { Refusal, refusalText } from '@pandora/contract/errors'
import { runningFrom } from '@pandora/store/cluster/lock'

export interface HomeAsked {
  /** Home that the command would use, and whether somebody named it (or a database). */
  home: string
  named: boolean
  /** Port of a product that nobody gave another one. */
  port: number
  /** Asked to go on all the same. */
  sure: boolean
  input: Readable & { isTTY?: boolean }
  output: Writable
}

/**
 * Before a command writes into a home that nobody named: where none runs from it but a product answers at the usual
 * address, that product
 * would never see the data. On a terminal it is asked about; elsewhere, and at anything but a yes, OTHER_HOME is
 * refused.
 */
export async function refuseOtherHome({ home, named, port, sure, input, output }: HomeAsked): Promise<void> {
  if (named || sure || (await runningFrom(home)) !== null) return
  const address = `http://127.0.0.1:${port}`
  if (!(await answers(address))) return
  const refusal = new Refusal(importsErrors.OTHER_HOME, { address, home })
  if (!input.isTTY) throw refusal
  const asking = createInterface({ input, output })
  try {
    output.write(
      `${refusalText(importsErrors.OTHER_HOME, 'zh-CN', refusal.data)}\n${refusalText(importsErrors.OTHER_HOME, 'en', refusal.data)}\n`,
    )
    if (!/^y(?:es)?$/i.test((await asking.question('[y/N] ')).trim())) throw refusal
  } finally {
    asking.close()
  }
}

/** Whether a Pandora answers at an address. */
async function answers(address: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/api/offers`, { signal: AbortSignal.timeout(2000) })
    const body = (await answer.json()) as { code?: unknown; data?: unknown } | null
    return typeof body === 'object' && body !== null && 'code' in body && 'data' in body
  } catch {
    return false
  }
}
