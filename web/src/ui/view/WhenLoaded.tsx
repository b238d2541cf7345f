import { Component, Suspense } from 'react'
import type { ReactNode } from 'react'
import { notLoaded } from '../../lib/notLoaded.ts'

interface Props {
  children: ReactNode
}

/**
 * Small parts that other domains put into a screen, once their code is there. Where it does not arrive, as without a
 * connection, the screen stands without them.
 */
export class WhenLoaded extends Component<Props, { left: boolean }> {
  override state = { left: false }

  static getDerivedStateFromError(failure: Error): { left: boolean } {
    if (!notLoaded(failure)) throw failure
    return { left: true }
  }

  override render(): ReactNode {
    return this.state.left ? null : <Suspense fallback={null}>{this.props.children}</Suspense>
  }
}
