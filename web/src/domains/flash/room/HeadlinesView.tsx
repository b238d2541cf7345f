import type { RoomViewProps } from '../../../lib/roomView.ts'
import { FlashRoom } from './FlashRoom.tsx'

/** The same in one line an item. */
export default function HeadlinesView(props: RoomViewProps) {
  return <FlashRoom {...props} dense />
}
