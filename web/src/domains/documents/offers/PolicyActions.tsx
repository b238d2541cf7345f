import { Suspense } from 'react'
import { slot } from '../../../lib/installed.ts'
import type { FollowedPolicies } from '../slots.ts'

/** What can be done with new policy documents of a department, a topic or a series of meetings. */
export function PolicyActions(followed: FollowedPolicies) {
  return (
    <Suspense fallback={null}>
      {slot('policyAction').map(({ key, view: View }) => (
        <View key={key} {...followed} />
      ))}
    </Suspense>
  )
}
