import { rooms } from '@pandora/contract/domains/rooms/operations'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { roomWords } from './offered.ts'
import type { Offered } from './offered.ts'
import { lobbyTexts } from './texts.ts'

/** Subscribing to a room and ending it, which can be undone; told in words. */
export function useSubscription() {
  const t = useTexts(lobbyTexts)
  const language = useLanguage()
  const invalidates = [rooms.data, rooms.subscribed, rooms.detail]
  const subscribing = useAction(rooms.subscribe, { invalidates })
  const ending = useAction(rooms.unsubscribe, { invalidates })
  const onError = (error: unknown) => notify('error', failureText(error, language))
  const subscribe = (room: Offered, onDone?: () => void) =>
    subscribing.mutate(
      { roomId: room.id },
      {
        onSuccess: () => {
          notify('success', t('didSubscribe', { name: roomWords(room, language).name }))
          onDone?.()
        },
        onError,
      },
    )
  const unsubscribe = (room: Offered) =>
    ending.mutate(
      { roomId: room.id },
      {
        onSuccess: () =>
          notify('success', t('didUnsubscribe', { name: roomWords(room, language).name }), {
            detail: t('stillOnFloors'),
            action: { text: t('undo'), run: () => subscribe(room) },
          }),
        onError,
      },
    )
  return { subscribe, unsubscribe, busy: subscribing.isPending || ending.isPending }
}
