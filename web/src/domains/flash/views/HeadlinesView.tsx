import type { flashViews } from '@pandora/contract/domains/flash/rooms'
import type { ViewProps } from '../../../lib/view.ts'
import { FeedBody } from './FeedBody.tsx'

/** The same in one line an item. */
export default function HeadlinesView(props: ViewProps<typeof flashViews.headlines>) {
  return <FeedBody {...props} dense />
}
