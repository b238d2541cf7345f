import type { View } from '../../lib/view.ts'
import { Skeleton } from '../States.tsx'

/** What stands while a view is on its way: one picture, or rows of a list. */
export function Waiting({ of }: { of: View['waiting'] }) {
  return of === 'picture' ? <Skeleton shape="block" /> : <Skeleton count={8} height={of} />
}
