import { Suspense, useContext } from 'react'
import { UnknownPlacePage } from './unknownPlace.ts'

/**
 * In place of a screen whose address names a part that it does not have: the frame's own page for such addresses, so
 * that the address stays to be put right.
 */
export function UnknownPlace() {
  const Page = useContext(UnknownPlacePage)
  return <Suspense>{Page ? <Page /> : null}</Suspense>
}
