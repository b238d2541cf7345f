import type { ComponentType } from 'react'
import { FailedWith } from '../pages/Failed.tsx'

/**
 * How a route's code is fetched. Where it does not arrive, as without a connection, the route says so in its place: a
 * rejection would leave the router nothing to draw, neither the route's error nor the frame around it. `framed`: it
 * stands within that frame.
 */
export const arriving =
  (load: () => Promise<{ default: ComponentType }>, framed = false) =>
  async (): Promise<{
    Component: ComponentType
  }> => {
    try {
      return { Component: (await load()).default }
    } catch (failure) {
      return { Component: () => <FailedWith failure={failure} framed={framed} /> }
    }
  }
