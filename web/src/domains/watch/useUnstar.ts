import { useQueryClient } from '@tanstack/react-query'
import { watch } from '@pandora/contract/domains/watch/operations'
import { readAgain } from '../../lib/api/readAgain.ts'
import { call } from '../../lib/api/call.ts'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { named } from '../../lib/names.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { watchTexts } from './texts.ts'
import type { Watched } from './useWatchList.ts'

/**
 * Stops watching a company, in the exact words (WATCH-06); the undo brings back its groups, its note and its place as
 * well.
 */
export function useUnstar(): (row: Watched, before: string | null) => void {
  const t = useTexts(watchTexts)
  const language = useLanguage()
  const client = useQueryClient()
  const remove = useAction(watch.remove, { invalidates: [watch.list, watch.groups, watch.optionalStocks] })
  return (row, before) => {
    const name = named(row.companyNameZh, row.companyNameEn, language, row.stockCode)
    const restore = async () => {
      try {
        await call(watch.add, { companyId: row.companyId })
        await call(watch.arrange, { companyId: row.companyId, groupIds: row.groupIds, note: row.note, after: before })
        notify('success', watch.add.message, { detail: t('restored', { name }) })
      } catch (error) {
        notify('error', failureText(error, language))
      }
      await readAgain(client, [watch.list, watch.groups, watch.optionalStocks])
    }
    remove.mutate(
      { companyId: row.companyId },
      {
        onSuccess: () =>
          notify('success', watch.remove.message, {
            detail: t('unstarNotice', { name }),
            action: {
              text: t('undo'),
              run: () => {
                void restore()
              },
            },
          }),
        onError: (error) => notify('error', failureText(error, language)),
      },
    )
  }
}
