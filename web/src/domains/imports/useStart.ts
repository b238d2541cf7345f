import { imports } from '@pandora/contract/domains/imports/operations'
import { useAction } from '../../lib/api/useAction.ts'
import { failureText } from '../../lib/api/failure.ts'
import { useGo } from '../../lib/address.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { clearDraft } from './draft.ts'
import type { Part, Target } from './draft.ts'
import { importTexts } from './texts.ts'

/** Starts an import or a dry run and opens it. After a dry run the draft stays, to be started for good. */
export function useStart() {
  const t = useTexts(importTexts)
  const language = useLanguage()
  const go = useGo()
  const action = useAction(imports.start, { invalidates: [imports.list] })
  const start = (
    target: Target & { part?: Part },
    mapping: { profileText: string } | { profile: string } | null,
    dryRun: boolean,
  ) =>
    action.mutate(
      { ...target, ...mapping, dryRun },
      {
        onSuccess: ({ data }) => {
          notify('success', t(dryRun ? 'startedDry' : 'started', { id: data.runId }))
          if (!dryRun) clearDraft()
          go(`/index/imports/${data.runId}`)
        },
        onError: (error) => notify('error', failureText(error, language)),
      },
    )
  return { start, starting: action.isPending }
}
