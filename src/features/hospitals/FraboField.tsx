import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormContext } from 'react-hook-form'
import { useParams } from 'react-router-dom'
import { getField, type WidgetProps } from '#engine/collection.ts'
import NumberWidget from '#engine/fields/widgets/NumberWidget.tsx'
import { withoutOthers } from '#engine/records/ignoredFilters.ts'
import { useViewer } from '#engine/viewer.ts'
import { newestDeclarationQuery } from './calls.ts'
import { fraboMax } from './fraboMax.ts'
import styles from './Remedy.module.css'
import { showNumber } from '#lib/text/numbers.ts'

/** A number of questionnaires of a hospital; warns where the newest declaration leads to another one. */
export default function FraboField(props: WidgetProps) {
  const { t } = useTranslation('hospitals')
  const { setFocus } = useFormContext()
  const viewer = useViewer()
  const id = Number(useParams()['key'])
  const { data } = useQuery({
    ...newestDeclarationQuery(viewer.id, id),
    enabled: !props.isNew && id > 0,
  })
  const [newest] = withoutOthers({ hospital_id: id }, data?.rows ?? [])
  const sent = newest?.frabos_sent
  const declared =
    typeof sent === 'number' ? { frabos_max: fraboMax(sent), frabos_vorjahr: sent }[props.name] : undefined
  const field = getField(props.collection, props.name)
  const isOther = declared !== undefined && declared !== props.value
  return (
    <NumberWidget
      {...props}
      field={field.kind === 'number' ? field : {}}
      // In place of the hint: a further line would move what follows once the declaration is loaded.
      {...(isOther && {
        hint: '',
        warning: (
          <>
            {t('frabo.at-field', { n: showNumber(declared) })}{' '}
            {!props.readOnly && (
              <button
                type="button"
                className={styles.remedy}
                data-print-hidden
                aria-label={`${t('frabo.take')}: ${props.label} ${showNumber(declared)}`}
                onClick={() => {
                  props.onChange(declared)
                  // The warning goes, and its button with it.
                  setFocus(props.name)
                }}
              >
                {t('frabo.take')}
              </button>
            )}
          </>
        ),
      })}
    />
  )
}
