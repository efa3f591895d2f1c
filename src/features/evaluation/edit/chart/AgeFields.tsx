import { useTranslation } from 'react-i18next'
import type { AgeBands } from '#features/evaluation/data/chart.ts'
import { bandsText } from './bandsText.ts'
import css from './Form.module.css'
import { NumberEntry } from './NumberEntry.tsx'

type Props = { age: AgeBands; at: string; errorAt: (at: string) => string | undefined; onChange: (age: AgeBands) => void; onUnread: (at: string, problem: string | undefined) => void }

/** Bands of age: from which age, to which, how many years each; below, the bands this makes. */
export function AgeFields({ age, at, errorAt, onChange, onUnread }: Props) {
  const { t } = useTranslation('editor')
  const field = (name: keyof AgeBands) => (
    <NumberEntry
      at={`${at}.${name}`}
      error={errorAt(`${at}.${name}`)}
      integer
      key={name}
      label={t(`age.${name}`)}
      required
      value={Number.isNaN(age[name]) ? null : age[name]}
      onChange={(value) => onChange({ ...age, [name]: value ?? Number.NaN })}
      onUnread={onUnread}
    />
  )
  const bands = bandsText(age)
  return (
    <>
      <div className={css['numbers']}>{(['minAge', 'maxAge', 'ageGap'] as const).map(field)}</div>
      {bands !== '' && <p className={css['hint']}>{t('age.bands', { bands })}</p>}
    </>
  )
}
