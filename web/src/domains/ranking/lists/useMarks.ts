import { ranking } from '@pandora/contract/domains/ranking/operations'
import type { MarkedList } from '@pandora/contract/domains/ranking/shapes'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { rankingTexts } from '../texts.ts'
import { operationOf } from './useList.ts'

/** Pins, hides and brings back entries of a user's own list; hiding can be taken back from its notice. */
export function useMarks(list: MarkedList) {
  const t = useTexts(rankingTexts)
  const language = useLanguage()
  const invalidates = [operationOf[list], ranking.hidden]
  const pin = useAction(ranking.pin, { invalidates })
  const visibility = useAction(ranking.visibility, { invalidates })
  const onError = (error: unknown) => notify('error', failureText(error, language))
  const show = (companyId: string, after?: () => void) =>
    visibility.mutate({ list, id: companyId, visible: true }, { onError, ...(after ? { onSuccess: after } : {}) })
  return {
    setPinned: (companyId: string, pinned: boolean) => pin.mutate({ list, id: companyId, pinned }, { onError }),
    hide: (companyId: string, name: string) =>
      visibility.mutate(
        { list, id: companyId, visible: false },
        {
          onError,
          onSuccess: () =>
            notify('success', t('hiddenNow', { name }), {
              action: { text: t('undo'), run: () => show(companyId) },
            }),
        },
      ),
    show,
  }
}
