import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '@pandora/contract/operation'
import { watch } from '@pandora/contract/domains/watch/operations'
import { readAgain } from '../../lib/api/readAgain.ts'
import { call } from '../../lib/api/call.ts'
import { failureText } from '../../lib/api/failure.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage } from '../../lib/texts.ts'
import { NAMES_AT_ONCE } from './names.ts'

export type BatchResult = OutputOf<typeof watch.addMany>
const touched = [watch.list, watch.groups, watch.optionalStocks]

/** Adds many companies by name or code, and tells what became of each. */
export function useBatch() {
  const client = useQueryClient()
  const language = useLanguage()
  const [result, setResult] = useState<BatchResult | null>(null)
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      notify('error', failureText(error, language))
    }
    setBusy(false)
    await readAgain(client, touched)
  }
  const start = (names: readonly string[], groupId: string | undefined) =>
    run(async () => {
      let all: BatchResult = { added: [], already: [], notFound: [], ambiguous: [] }
      for (let at = 0; at < names.length; at += NAMES_AT_ONCE) {
        const part = await call(watch.addMany, {
          names: names.slice(at, at + NAMES_AT_ONCE),
          ...(groupId ? { groupId } : {}),
        })
        all = {
          added: [...all.added, ...part.added],
          already: [...all.already, ...part.already],
          notFound: [...all.notFound, ...part.notFound],
          ambiguous: [...all.ambiguous, ...part.ambiguous],
        }
        setResult(all)
      }
    })
  /** One of several that fit. */
  const choose = (asked: string, company: BatchResult['added'][number], groupId: string | undefined) =>
    run(async () => {
      await call(watch.add, { companyId: company.companyId, ...(groupId ? { groupId } : {}) })
      setResult(
        (was) =>
          was && {
            ...was,
            added: [...was.added, company],
            ambiguous: was.ambiguous.filter((one) => one.asked !== asked),
          },
      )
    })
  return { result, busy, start, choose, clear: () => setResult(null) }
}
