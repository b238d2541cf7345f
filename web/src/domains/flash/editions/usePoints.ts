import { flash } from '@pandora/contract/domains/flash/operations'
import { useAction } from '../../../lib/api/useAction.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { flashTexts } from '../texts.ts'

/** The reader's time points; adding and deleting read them again (FLASH-03), deleting can be undone. */
export function usePoints() {
  const t = useTexts(flashTexts)
  const language = useLanguage()
  const query = useOperation(flash.timePoints, {})
  const add = useAction(flash.addTimePoint, { invalidates: [flash.timePoints] })
  const remove = useAction(flash.deleteTimePoint, { invalidates: [flash.timePoints] })
  const failed = (error: unknown) => notify('error', failureText(error, language))
  const addPoint = (time: string, onDone?: () => void) =>
    add.mutate(
      { time },
      {
        onSuccess: () => {
          notify('success', t('pointAdded', { time }))
          onDone?.()
        },
        onError: failed,
      },
    )
  const deletePoint = ({ id, time }: { id: string; time: string }, onDone: () => void) =>
    remove.mutate(
      { id },
      {
        onSuccess: () => {
          notify('success', t('pointDeleted', { time }), { action: { text: t('undo'), run: () => addPoint(time) } })
          onDone()
        },
        onError: failed,
      },
    )
  return { query, points: query.data?.dataList ?? [], addPoint, deletePoint, adding: add.isPending }
}
