import { useTranslation } from 'react-i18next'
import { config } from '#api/config/config.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import type { Provenance } from '#evaluation/chart/provenance.ts'
import type { Subject } from '#evaluation/board/dataState/subject.ts'
import type { MeasureState } from '#evaluation/dataset/measureState.ts'
import { toText } from '#lib/text/text.ts'
import { getBrand } from '#evaluation/board/provenance/brand.ts'
import { FactList } from '#evaluation/board/provenance/FactList.tsx'
import { coverFacts } from '#evaluation/board/provenance/coverFacts.ts'
import { getSummary } from '#evaluation/board/dataState/getSummary.ts'
import styles from './PrintCover.module.css'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { usePrinting } from '#ui/layout/printing.ts'

type Props = {
  row: EvaluationRow
  provenance: Provenance
  filters: string[]
  hidden: number
  states: readonly MeasureState[]
  subject: Subject | null
}

/** The top of the first printed page: what was printed, of which rows, as of when. */
export function PrintCover({ row, provenance, filters, hidden, states, subject }: Props) {
  const { t } = useTranslation('evaluation')
  const { isPrinting, printedAt } = usePrinting()
  if (!isPrinting) return null
  const { isPartial } = getSummary(states)
  const brand = getBrand(row.id)
  const logo = brand ? brand.logoUrl : config().logoUrl
  const made = { label: t('cover.printed'), at: new Date(printedAt) }
  const facts = coverFacts({ provenance, filters, hidden, states, subject, made, t })
  return (
    <div className={styles.cover}>
      <div className={styles.provider}>
        <p>{provenance.provider}</p>
        {logo !== '' && <img alt="" className={styles.logo} src={logo} />}
      </div>
      <div className={styles.title}>{provenance.evaluation}</div>
      <p>{toText(row.label)}</p>
      {isPartial && <p className={styles.partial}>{`${t('partial')}${labelSeparator()}${t('cover.partial')}`}</p>}
      <FactList className={styles.facts} facts={facts} />
    </div>
  )
}
