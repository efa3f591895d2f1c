import { Component, type ErrorInfo, type ReactNode } from 'react'
import { type ErrorReport, report } from '#lib/report.ts'
import { BoundaryMessage } from './BoundaryMessage.tsx'
import { loadMissingStrings } from '#ui/i18n/i18n.ts'
import { ChunkLoadError } from '#lib/ChunkLoadError.ts'

type Props = {
  level: 'field' | 'panel' | 'screen'
  /** A new key (such as the address) retries. */
  resetKey?: unknown
  /** Rendered in place of the default message. */
  instead?: ReactNode
  /** Rendered above the default message, such as a heading that the children render themselves. */
  above?: ReactNode
  children: ReactNode
}
type State = { failed: { isLoading: boolean; report?: ErrorReport } | null; key: unknown }

/** Limits an error to the field, panel or screen it happened in. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: null, key: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { isLoading: error instanceof ChunkLoadError } }
  }

  static getDerivedStateFromProps({ resetKey }: Props, { key }: State): Partial<State> | null {
    return resetKey === key ? null : { failed: null, key: resetKey }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    const made = report(error, this.props.level, componentStack ?? '')
    this.setState(({ failed }) => ({ failed: failed && { ...failed, report: made } }))
  }

  override render(): ReactNode {
    const { failed } = this.state
    if (!failed) return this.props.children
    if (this.props.instead) return this.props.instead
    return (
      <>
        {this.props.above}
        <BoundaryMessage
          isLoading={failed.isLoading}
          level={this.props.level}
          report={failed.report}
          onReload={() => this.reload()}
        />
      </>
    )
  }

  /** A screen may have failed because a chunk is missing, which only a reload can fix. */
  private reload(): void {
    if (this.props.level === 'screen') window.location.reload()
    else void loadMissingStrings().then(() => this.setState({ failed: null }))
  }
}
