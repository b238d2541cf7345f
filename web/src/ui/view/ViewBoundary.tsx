import { Component } from 'react'
import type { ReactNode } from 'react'
import { notLoaded } from '../../lib/notLoaded.ts'
import { Empty } from '../../ui/States.tsx'

interface Props {
  words: { failed: string; retry: string; reload: string }
  children: ReactNode
}
interface State {
  failure: Error | null
}

/** Keeps a view that fails from taking the floor with it. */
export class ViewBoundary extends Component<Props, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(failure: Error): State {
    return { failure }
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    const { failed, retry, reload } = this.props.words
    const action = notLoaded(failure)
      ? { text: reload, run: () => location.reload() }
      : { text: retry, run: () => this.setState({ failure: null }) }
    return (
      <div role="alert">
        <Empty why={failed} action={action} />
      </div>
    )
  }
}
