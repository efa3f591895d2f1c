import { Component, type ReactNode } from 'react'
import { BoundaryMessage } from './BoundaryMessage.tsx'
import { newErrorId } from './errorId.ts'
import { askForMissingWords } from './i18n.ts'
import { LoadFault } from './LoadFault.ts'

type Props = {
  level: 'field' | 'panel' | 'screen'
  /** A new key (the address, say) tries again. */
  resetKey?: unknown
  /** Drawn in place of the usual message. */
  instead?: ReactNode
  onError?: ((error: unknown, errorId: string) => void) | undefined
  children: ReactNode
}
type State = { failed: { id: string; isLoading: boolean } | null; key: unknown }

/** Keeps an error to the field, panel or screen it happened in. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: null, key: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { id: newErrorId(), isLoading: error instanceof LoadFault } }
  }

  static getDerivedStateFromProps({ resetKey }: Props, { key }: State): Partial<State> | null {
    return resetKey === key ? null : { failed: null, key: resetKey }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error, this.state.failed?.id ?? '')
  }

  override render(): ReactNode {
    const { failed } = this.state
    if (!failed) return this.props.children
    if (this.props.instead) return this.props.instead
    return (
      <BoundaryMessage
        errorId={failed.id}
        isLoading={failed.isLoading}
        level={this.props.level}
        onReload={() => this.reload()}
      />
    )
  }

  /** A screen may have failed for want of a chunk, which only a new page brings. */
  private reload(): void {
    if (this.props.level === 'screen') window.location.reload()
    else void askForMissingWords().then(() => this.setState({ failed: null }))
  }
}
