import { slot } from '../../../lib/installed.ts'
import type { FollowedPolicies } from '../slots.ts'
import { WhenLoaded } from '../../../ui/view/WhenLoaded.tsx'

/** What can be done with new policy documents of a department, a topic or a series of meetings. */
export function PolicyActions(followed: FollowedPolicies) {
  return (
    <WhenLoaded>
      {slot('policyAction').map(({ key, view: View }) => (
        <View key={key} {...followed} />
      ))}
    </WhenLoaded>
  )
}
