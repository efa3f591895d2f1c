import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDebounced } from '#engine/useDebounced.ts'
import { sanitised } from '#features/mail/html/sanitise.ts'
import { searchDebounce } from '#lib/constants.ts'
import type { Language } from '#lib/languages.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'

const maxLength = 20_000

type Props = { value: string; onChange: (html: string) => void; label: string; language: Language; readOnly: boolean }

/**
 * A text as its source. It stays as typed, except for what a mail may not contain: that is removed on the way to the
 * form.
 */
export function SourceText({ value, onChange, label, language, readOnly }: Props) {
  const { t } = useTranslation('mail')
  const [wasCleaned, setCleaned] = useState(false)
  const hand = (text: string) => {
    const { html, isClean } = sanitised(text)
    setCleaned(!isClean)
    onChange(isClean ? text : html)
  }
  const [typed, type, flush] = useDebounced(value, hand, searchDebounce)
  return (
    <TextArea
      label={label}
      hideLabel
      lang={language}
      value={typed}
      onChange={type}
      onBlur={flush}
      readOnly={readOnly}
      rows={12}
      maxLength={maxLength}
      {...(wasCleaned ? { warning: t('source-cleaned') } : {})}
    />
  )
}
