import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Body.module.css'
import { isEditable } from '#features/mail/editor/schema.ts'
import { RichEditor } from '#features/mail/editor/RichEditor.tsx'
import { sanitised } from '#features/mail/html/sanitise.ts'
import { Preview } from './Preview.tsx'
import { TemplateProblems } from './TemplateProblems.tsx'
import { SourceText } from './SourceText.tsx'
import type { Language } from '#lib/languages.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'

type Mode = 'editor' | 'source' | 'preview'
type Props = {
  language: Language
  label: string
  value: string
  texts: readonly string[]
  /** Short texts above this one that a preview shows as well, such as the subject. */
  lines: readonly { label: string; text: string }[]
  onChange: (html: string) => void
  readOnly: boolean
  isInvalid: boolean
}

/**
 * A text in one language: in the visual editor, as source, or as a preview. A text that the visual editor would change
 * opens as source.
 */
export function LanguageBody({ language, label, value, texts, lines, onChange, readOnly, isInvalid }: Props) {
  const { t } = useTranslation('mail')
  const fits = useMemo(() => isEditable(value), [value])
  const { html: clean, isClean } = useMemo(() => sanitised(value), [value])
  const [isAnyway, setAnyway] = useState(false)
  const canEdit = fits || isAnyway
  // The current editor stays while the text changes by typing.
  const [chosen, setChosen] = useState<Mode>(canEdit && !readOnly ? 'editor' : 'source')
  const mode = chosen === 'editor' && !canEdit ? 'source' : chosen
  const modes: Mode[] = readOnly ? ['source', 'preview'] : ['editor', 'source', 'preview']
  const openAnyway = () => {
    setAnyway(true)
    setChosen('editor')
  }
  return (
    <div className={styles.body}>
      <div role="group" aria-label={t('mode')} className={styles.modes}>
        {modes.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.mode}
            aria-pressed={one === mode}
            disabled={one === 'editor' && !canEdit}
            onClick={() => setChosen(one)}
          >
            {t(one)}
          </button>
        ))}
      </div>
      {!isClean && (
        <Banner
          kind="warning"
          action={readOnly ? undefined : <Button onClick={() => onChange(clean)}>{t('clean')}</Button>}
        >
          {t('removed')}
        </Banner>
      )}
      {!readOnly && <TemplateProblems text={value} />}
      {!canEdit && !readOnly && mode === 'source' && (
        <Banner kind="info" action={<Button onClick={openAnyway}>{t('editor-anyway')}</Button>}>
          {t('unknown')}
        </Banner>
      )}
      {mode === 'editor' && (
        <RichEditor
          value={value}
          onChange={onChange}
          label={label}
          language={language}
          texts={texts}
          isInvalid={isInvalid}
        />
      )}
      {mode === 'source' && (
        <SourceText value={value} onChange={onChange} label={label} language={language} readOnly={readOnly} />
      )}
      {mode === 'preview' && <Preview html={value} language={language} lines={lines} />}
    </div>
  )
}
