import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { confirm } from '#ui/confirm/confirm.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { cleanLine } from '#lib/text/cleanText.ts'
import { normalizeForSearch } from '#lib/text/normalizeForSearch.ts'
import styles from './Comments.module.css'
import { maxThemeName, maxThemes, type Theme } from './ownComments.ts'
import type { CommentsChange } from './storedComments.ts'

export type ThemesDialogProps = {
  themes: readonly Theme[]
  onChange: (change: CommentsChange) => void
  onClose: () => void
}

/** A reader's themes: to make, rename and delete. */
export function ThemesDialog({ themes, onChange, onClose }: ThemesDialogProps) {
  const { t } = useTranslation('written')
  const isTaken = (name: string, besides?: string) =>
    themes.some((one) => one.id !== besides && normalizeForSearch(one.name) === normalizeForSearch(name))
  const getProblem = (typed: string, besides?: string) => {
    const name = cleanLine(typed)
    if (name === '') return t('theme.empty')
    if (isTaken(name, besides)) return t('theme.same')
    return besides === undefined && themes.length >= maxThemes ? t('theme.many', { max: maxThemes }) : undefined
  }
  return (
    <Dialog title={t('themes')} onClose={onClose} footer={<Button onClick={onClose}>{t('close')}</Button>}>
      <p className={styles.note}>{t('own')}</p>
      <ThemeForm
        button={t('theme.add')}
        getProblem={(name) => getProblem(name)}
        label={t('theme.new')}
        onName={(name) => onChange({ kind: 'name', theme: crypto.randomUUID(), name })}
      />
      <ul aria-label={t('themes')} className={styles.rows}>
        {themes.map((theme) => (
          <li className={styles.row} key={theme.id}>
            <ThemeForm
              button={t('theme.save')}
              getProblem={(name) => getProblem(name, theme.id)}
              label={t('theme.name', { name: theme.name })}
              start={theme.name}
              onName={(name) => onChange({ kind: 'name', theme: theme.id, name })}
            />
            <IconButton
              icon={Trash2}
              label={t('theme.remove', { name: theme.name })}
              onClick={() => void remove(theme)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )

  async function remove({ id, name }: Theme) {
    const isSure = await confirm({
      kind: 'warning',
      title: t('theme.remove.title'),
      text: t('theme.remove.text', { name }),
      confirmLabel: t('theme.remove.yes'),
      isLoss: true,
    })
    if (isSure) onChange({ kind: 'remove', theme: id })
  }
}

type FormProps = {
  label: string
  button: string
  start?: string
  getProblem: (name: string) => string | undefined
  onName: (name: string) => void
}

/** A name to type: a new one begins empty again once it is taken. */
function ThemeForm({ label, button, start = '', getProblem, onName }: FormProps) {
  const [name, setName] = useState(start)
  const [problem, setProblem] = useState<string>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = getProblem(name)
    setProblem(found)
    if (found !== undefined) return
    onName(cleanLine(name))
    if (start === '') setName('')
  }
  return (
    <form className={styles.row} onSubmit={send}>
      <TextField
        error={problem}
        label={label}
        maxLength={maxThemeName}
        value={name}
        onChange={(typed) => {
          setName(typed)
          setProblem(undefined)
        }}
      />
      {(start === '' || cleanLine(name) !== start) && (
        <Button icon={start === '' ? Plus : undefined} type="submit">
          {button}
        </Button>
      )}
    </form>
  )
}
