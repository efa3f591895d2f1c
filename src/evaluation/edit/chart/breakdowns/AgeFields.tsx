import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { bandsText } from './bandsText.ts'
import { toAgeBands, type ChartDraft, type BreakdownList } from '#evaluation/edit/chart/draft/chartDraft.ts'
import styles from '#evaluation/edit/chart/Form.module.css'
import { NumberEntry, type NumberName } from '#evaluation/edit/chart/NumberEntry.tsx'

type Props = {
  /** The path of the breakdown, as in `groups.0`. */ at: `${BreakdownList}.${number}`
  onUnread: (name: NumberName, problem: string | undefined) => void
}

/** The fields of age bands: min, max and years per band; below, the resulting bands. */
export function AgeFields({ at, onUnread }: Props) {
  const { t } = useTranslation('editor')
  return (
    <>
      <div className={styles.numbers}>
        {(['minAge', 'maxAge', 'ageGap'] as const).map((years) => (
          <NumberEntry
            deps={[`${at}.age`]}
            integer
            key={years}
            label={t(`age.${years}`)}
            name={`${at}.age.${years}`}
            required
            onUnread={onUnread}
          />
        ))}
      </div>
      <Bands at={at} />
    </>
  )
}

function Bands({ at }: Pick<Props, 'at'>) {
  const { t } = useTranslation('editor')
  const bands = useWatch<ChartDraft, `${BreakdownList}.${number}.age`, ChartDraft, string>({
    name: `${at}.age`,
    compute: (age) => (age ? bandsText(toAgeBands(age)) : ''),
  })
  return bands !== '' && <p className={styles.hint}>{t('age.bands', { bands })}</p>
}
