import { documentKinds } from '@pandora/contract/domains/documents/kinds'
import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import type { flashViews } from '@pandora/contract/domains/flash/rooms'
import type { Chosen } from '@pandora/contract/view/parameters'
import { useEdition } from './editions/useEdition.ts'
import { useRunning } from './useFeed.ts'

type Parameters = Pick<Chosen<typeof flashViews.flash>, 'edition' | 'date' | 'kind'>
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Which list is chosen; `bounded` is an edition or a day, otherwise it is the running one. */
export function feedOf({ edition: time = '', date: day, kind: asked }: Parameters): {
  time: string
  date: string
  kind: DocumentKind | undefined
  bounded: boolean
} {
  const date = day !== undefined && DAY.test(day) ? day : ''
  return { time, date, kind: documentKinds.find((one) => one === asked), bounded: time !== '' || date !== '' }
}

/** The newest item of a list, as it is read anyway; undefined until it is there. */
export function useNewest(parameters: Parameters): string | undefined {
  const { time, date, kind, bounded } = feedOf(parameters)
  const running = useRunning(kind, !bounded).query.data?.pages[0]?.dataList
  const edition = useEdition(time, date, bounded).items
  const items = bounded ? edition : (running ?? [])
  return items.find((item) => !bounded || !kind || item.kind === kind)?.newsId
}
