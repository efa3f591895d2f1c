import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Collection, Filter } from '#engine/collection.ts'
import type { FieldType } from '#engine/fieldTypes.ts'
import { type Labels, useNames } from '#engine/labels.ts'
import styles from '#engine/list/Filters.module.css'
import { filterField, filterKeys } from '#engine/list/listParams.ts'
import { useDebounced } from '#engine/useDebounced.ts'
import { useViewer } from '#engine/viewer.ts'
import { searchDebounce } from '#lib/constants.ts'
import { Dropdown } from '#ui/Dropdown.tsx'
import { deferred } from '#ui/deferred.ts'
import { lazyPart } from '#ui/lazyPart.tsx'
import { TextField } from '#ui/TextField.tsx'

const { Part: DayField } = lazyPart(async () => (await import('#ui/DayField.tsx')).DayField, 'line')
const { Part: RelationFilter } = deferred(() => import('#engine/fields/filters/RelationFilter.tsx'), 'line')

type Props = {
  collection: Collection
  filter: Filter
  labels: Labels
  values: Record<string, string>
  onValues: (values: Record<string, string>) => void
}

/** The control of one filter, drawn after the kind of what it narrows. */
export function FilterControl({ collection, filter, labels, values, onValues }: Props) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const labelOf = useNames()
  const field = filterField(collection, filter)
  const keys = filterKeys(filter.field, field)
  const label = labels.field(filter.field)
  const [key = filter.field] = keys
  const set = (name: string, value: string | null) => onValues({ [name]: value ?? '' })

  if (field.kind === 'day' || field.kind === 'moment')
    return (
      <span className={styles.span} role="group" aria-label={label}>
        {keys.map((one, index) => {
          const own = `${label} ${t(index === 0 ? 'list.from' : 'list.until')}`
          return (
            <Suspense key={one} fallback={<Waiting label={own} />}>
              <DayField label={own} value={values[one] ?? null} onChange={(day) => set(one, day)} />
            </Suspense>
          )
        })}
      </span>
    )
  if (field.kind === 'relation' || field.kind === 'relations')
    return (
      <span className={styles.control}>
        <Suspense fallback={<Waiting label={label} />}>
          <RelationFilter target={field} label={label} value={values[key] ?? ''} onValue={(id) => set(key, id)} />
        </Suspense>
      </span>
    )
  const options = filter.optionsFor?.(viewer, labelOf) ?? optionsOf(field, filter.field, labels, [t('yes'), t('no')])
  return (
    <span className={styles.control}>
      {options ? (
        <Dropdown
          label={label}
          options={options}
          value={values[key] ?? null}
          onChange={(value) => set(key, value)}
          clearable
          placeholder={t('list.all')}
        />
      ) : (
        <TextFilter label={label} value={values[key] ?? ''} onValue={(value) => set(key, value)} />
      )}
    </span>
  )
}

function optionsOf(field: FieldType, name: string, labels: Labels, [yes, no]: [string, string]) {
  if (field.kind === 'flag')
    return [
      { value: 'true', label: yes },
      { value: 'false', label: no },
    ]
  if (field.kind !== 'choice' && field.kind !== 'choices') return undefined
  return field.options.map(([value, word]) => ({ value: String(value), label: labels.option(name, word) }))
}

/** A control that is still loading, in the size it will have. */
function Waiting({ label }: { label: string }) {
  return <TextField label={label} value="" onChange={() => undefined} disabled />
}

function TextFilter({ label, value, onValue }: { label: string; value: string; onValue: (text: string) => void }) {
  const [typed, type] = useDebounced(value, onValue, searchDebounce)
  return <TextField label={label} value={typed} onChange={type} maxLength={200} />
}
