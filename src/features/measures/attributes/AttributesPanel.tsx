import type { RowAt } from '#api/rows/page.ts'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { can } from '#engine/access.ts'
import type { PanelProps } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { AttributeFilters } from './AttributeFilters.tsx'
import { attributeLines } from './attributeLines.ts'
import { getKeys } from '#lib/measureAttributes.ts'
import styles from './Attributes.module.css'
import { AttributeTable } from './AttributeTable.tsx'
import { SaveSelection } from './SaveSelection.tsx'
import { allLines, narrowed } from './searchLines.ts'
import { type Edits, realEdits } from './selection.ts'
import { surveyLanguages } from './surveyLanguages.ts'
import { useSurvey } from './useSurvey.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import type { Language } from '#lib/languages.ts'

/** The attributes of a measure and of its survey: selects which of them count, saved on its own. */
export default function AttributesPanel({ collection, row, onUnsaved }: PanelProps<RowAt<'results/measures'>>) {
  const { t } = useTranslation(['measures', 'portal'])
  const viewer = useViewer()
  const own = useLanguage()
  const languages = surveyLanguages(row.languages)
  const [selected, setPicked] = useState(own)
  const language = languages.includes(selected) ? selected : (languages[0] ?? own)
  const survey = useSurvey(row, language)
  const [narrowing, narrow] = useState(allLines)
  const [typed, setTyped] = useState<Edits>(new Map())
  const edits = realEdits(row.selected_attributes, typed)
  const isUnsaved = edits.size > 0
  useEffect(() => onUnsaved?.(isUnsaved), [onUnsaved, isUnsaved])
  const { isConnected, attributes, questions, groups } = survey
  const lines = useMemo(
    () => attributeLines(row, { isConnected, attributes, questions, groups }, language),
    [row, isConnected, attributes, questions, groups, language],
  )
  const stored = new Set(getKeys(row.selected_attributes))
  const isChosen = (key: string) => edits.get(key) ?? stored.has(key)
  const shown = narrowed(lines, narrowing, isChosen)
  const canSave = can(collection, 'update', viewer, row) && row.is_active !== false

  return (
    <div className={styles.panel}>
      {languages.length > 1 && <SurveyLanguage languages={languages} language={language} onLanguage={setPicked} />}
      {!isConnected && <Banner kind="info">{t('attributes.no-survey')}</Banner>}
      {survey.hasFailed && (
        <Banner kind="error" action={<Button onClick={survey.retry}>{t('portal:retry')}</Button>}>
          {t('attributes.failed')}
        </Banner>
      )}
      <AttributeFilters lines={lines} narrowing={narrowing} onNarrow={narrow} />
      <AttributeTable
        lines={shown}
        count={lines.length}
        language={language}
        isLoading={survey.isLoading}
        isReadOnly={!canSave}
        isChosen={isChosen}
        onChoose={(keys, isOn) => setTyped((now) => new Map([...now, ...keys.map((key) => [key, isOn] as const)]))}
      />
      {canSave && (
        <SaveSelection
          collection={collection}
          row={row}
          lines={lines}
          edits={edits}
          chosen={lines.filter(({ key }) => isChosen(key)).length}
          onDiscard={() => setTyped(new Map())}
          onSaved={(sent) => setTyped((now) => new Map([...now].filter(([key, isOn]) => sent.get(key) !== isOn)))}
        />
      )}
    </div>
  )
}

type Props = { languages: Language[]; language: Language; onLanguage: (language: Language) => void }

/** The language in which a survey is read. */
function SurveyLanguage({ languages, language, onLanguage }: Props) {
  const { t } = useTranslation(['measures', 'portal'])
  return (
    <fieldset className={styles.languages}>
      <legend>{t('attributes.language')}</legend>
      {languages.map((one) => (
        <label key={one} className={styles.language}>
          <input type="radio" name="survey-language" checked={one === language} onChange={() => onLanguage(one)} />
          {t(`portal:language.${one}`)}
        </label>
      ))}
    </fieldset>
  )
}
