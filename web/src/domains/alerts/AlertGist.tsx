import type { AlertSaid } from '@pandora/contract/domains/alerts/shapes'
import { Gist } from '../analysis/offers/gist/Gist.tsx'

interface Props {
  alert: { documentId: string | null; eventId: string | null; said: Pick<AlertSaid, 'titleZh' | 'titleEn'> }
}

/** The gist of the headline that an alert is about; nothing where it is about none. */
export function AlertGist({ alert: { documentId, eventId, said } }: Props) {
  if (said.titleZh === null || said.titleEn !== null) return null
  if (documentId !== null) return <Gist newsId={documentId} title={said.titleZh} />
  return eventId === null ? null : <Gist eventId={eventId} title={said.titleZh} />
}
