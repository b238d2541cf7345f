import { events } from '@pandora/contract/domains/events/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage } from '../../lib/texts.ts'

const shows = [events.ofCompany, events.insights, events.detail, events.watched]

/** Watches an event, or no longer: what shows it is read again (WATCH-07). */
export function useWatchEvent(): (event: { eventId: string; is_watching: boolean }) => void {
  const language = useLanguage()
  const action = useAction(watch.toggleEntry, { invalidates: shows })
  return ({ eventId, is_watching: watching }) =>
    action.mutate(
      { entryId: eventId, entryKind: 'event', cancel: watching },
      { onError: (error) => notify('error', failureText(error, language)) },
    )
}
