import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/Button.tsx'
import type { Answer, Question } from './confirm.ts'
import styles from './ConfirmDialog.module.css'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { TextField } from '#ui/fields/TextField.tsx'

export type ConfirmDialogProps = { question: Question; onRespond: (answer: Answer) => void }

export function ConfirmDialog({ question, onRespond }: ConfirmDialogProps) {
  const { kind, title, text, confirmLabel, cancelLabel, lossLabel, details, note, isLoss } = question
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const phrase = getPhrase(question)
  const isTyped = phrase === undefined || typed === phrase
  const isGrave = isLoss || kind === 'critical' || kind === 'error'

  const onClose = () => onRespond(false)

  const footer = (
    <>
      {/* The focus starts at the harmless button. */}
      <Button autoFocus={kind !== 'info'} onClick={onClose}>
        {cancelLabel ?? t('confirm.cancel')}
      </Button>
      {lossLabel && (
        <Button kind="danger" onClick={() => onRespond('loss')}>
          {lossLabel}
        </Button>
      )}
      <Button
        autoFocus={kind === 'info'}
        disabled={!isTyped}
        kind={isGrave ? 'danger' : 'primary'}
        onClick={() => isTyped && onRespond(true)}
      >
        {confirmLabel ?? t('confirm.ok')}
      </Button>
    </>
  )

  return (
    <Dialog footer={footer} kind={kind} title={title} onClose={onClose}>
      <div className={styles.text}>
        <p className={styles.lines}>{text}</p>
        {note}
        {details && details.length > 0 && (
          // A region that scrolls must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <section aria-label={t('confirm.details')} className={styles.details} tabIndex={0}>
            <ul className={styles.list}>
              {details.map((detail) => (
                <li key={detail}>
                  <bdi>{detail}</bdi>
                </li>
              ))}
            </ul>
          </section>
        )}
        {phrase !== undefined && (
          <TextField
            autoComplete="off"
            label={t('confirm.type', { phrase })}
            placeholder={phrase}
            spellCheck={false}
            value={typed}
            onChange={setTyped}
          />
        )}
      </div>
    </Dialog>
  )
}

/** The phrase to type for a confirmation, if any. */
function getPhrase({ kind, phrase }: Question): string | undefined {
  return phrase ?? (kind === 'critical' ? 'DELETE ALL' : undefined)
}
