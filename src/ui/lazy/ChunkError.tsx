import { Component, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/Button.tsx'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import { ChunkLoadError } from '#lib/ChunkLoadError.ts'
import styles from './ChunkError.module.css'

/**
 * How a chunk that failed to load is shown: as a line, as a panel, as a dialog if it would have been one, or not at all
 * when nobody misses it.
 */
export type ChunkErrorVariant = 'line' | 'panel' | 'dialog' | 'nothing'

type Props = {
  variant: ChunkErrorVariant
  onRetry: () => void
  onClose?: (() => void) | undefined
  children: ReactNode
}

/** The chunks of this page that failed to load. */
const absent = new Set<ChunkError>()
/** One press retries all of them: they failed together. */
const retryAll = (): void => {
  for (const part of absent) part.props.onRetry()
}

/** The boundary of a lazy component; other errors than a failed load go on to the boundary above. */
export class ChunkError extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkLoadError) absent.add(this)
  }

  override componentWillUnmount(): void {
    absent.delete(this)
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!(error instanceof ChunkLoadError)) throw error
    const { variant, onClose } = this.props
    if (variant === 'nothing') return null
    if (variant === 'line') return <MissingLine onRetry={retryAll} />
    if (variant === 'dialog') return <MissingDialog onClose={onClose} onRetry={retryAll} />
    return <MissingPanel onRetry={retryAll} />
  }
}

function MissingLine({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <span className={styles.line} role="alert">
      {t('load-error.part')}{' '}
      <Button kind="plain" onClick={onRetry}>
        {t('retry')}
      </Button>
    </span>
  )
}

function MissingPanel({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return <ErrorPanel title={t('load-error.part')} text={t('load-error.part-text')} onRetry={onRetry} />
}

/** Uses the browser's own dialog: it needs no chunk that could be missing, too. */
function MissingDialog({ onRetry, onClose }: { onRetry: () => void; onClose: (() => void) | undefined }) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      aria-label={t('load-error.part')}
      className={styles.dialog}
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
    >
      <MissingPanel onRetry={onRetry} />
      {onClose && <Button onClick={onClose}>{t('ui.close')}</Button>}
    </dialog>
  )
}
