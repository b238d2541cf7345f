import type { flashViews } from '@pandora/contract/domains/flash/rooms'
import type { ViewProps } from '../../../lib/view.ts'
import { FlashRoom } from './FlashRoom.tsx'

/** The same in one line an item. */
export default function HeadlinesView(props: ViewProps<typeof flashViews.headlines>) {
  return <FlashRoom {...props} dense />
}
