import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { can } from '#engine/access.ts'
import type { Collection } from '#engine/collection.ts'
import { getTitle } from '#engine/formatValue.ts'
import { useViewer } from '#engine/viewer.ts'
import { toText } from '#lib/text/text.ts'
import { Button } from '#ui/actions/Button.tsx'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import fieldset from '#ui/fieldset.module.css'
import { useLanguage } from '#ui/i18n/i18n.ts'
import form from '#ui/dialogForm.module.css'
import { YearContents } from './YearContents.tsx'

export type ChooseEvaluationsProps = {
  collection: Collection
  offered: readonly EvaluationRow[]
  /** The evaluation on screen; nothing is chosen then. */
  only: EvaluationRow | undefined
  /** The page has filters, which hold for the files, too. */
  hasFilters: boolean
  /** The evaluations are already selected in the list. */
  isSelected: boolean
  onChosen: (rows: EvaluationRow[]) => void
  onClose: () => void
}

/** What year files hold, before they are made; in a list also which of its evaluations are saved. */
export function ChooseEvaluations(props: ChooseEvaluationsProps) {
  const { collection, offered, only, hasFilters, isSelected, onChosen, onClose } = props
  const viewer = useViewer()
  const { t } = useTranslation(['evaluation', 'portal'])
  const language = useLanguage()
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set(isSelected ? offered.map(({ id }) => id) : []))
  const rows = offered.filter(({ id }) => chosen.has(id))
  const getName = (row: EvaluationRow) =>
    [getTitle(collection, row, language), toText(row.label)].filter(Boolean).join(' · ')
  const toggle = (id: number, isOn: boolean) =>
    choose(new Set(isOn ? [...chosen, id] : [...chosen].filter((one) => one !== id)))
  return (
    <Dialog
      footer={
        <>
          <Button onClick={onClose}>{t('portal:confirm.cancel')}</Button>
          <Button
            disabled={rows.length === 0}
            kind="primary"
            reason={t('year.choose-one')}
            onClick={() => onChosen(rows)}
          >
            {t('year.make', { count: rows.length })}
          </Button>
        </>
      }
      title={t('year.several')}
      onClose={onClose}
    >
      <div className={form.form}>
        {only && (
          <p>
            <strong translate="no">{getName(only)}</strong>
          </p>
        )}
        <YearContents
          hasFilters={hasFilters}
          row={only}
          seesInstitutions={offered.every((row) => can(collection, 'update', viewer, row))}
        />
        {!only && (
          <fieldset className={fieldset.group}>
            <legend>{t('year.choose')}</legend>
            <CheckBox
              checked={rows.length === offered.length}
              indeterminate={rows.length > 0 && rows.length < offered.length}
              label={t('year.all', { count: offered.length })}
              onChange={(isOn) => choose(new Set(isOn ? offered.map(({ id }) => id) : []))}
            />
            {offered.map((row) => (
              <CheckBox
                checked={chosen.has(row.id)}
                key={row.id}
                label={getName(row)}
                onChange={(isOn) => toggle(row.id, isOn)}
              />
            ))}
          </fieldset>
        )}
      </div>
    </Dialog>
  )
}
