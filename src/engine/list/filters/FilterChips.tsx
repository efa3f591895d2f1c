import { useTranslation } from 'react-i18next'
import { getRelationTarget, getType } from '#engine/fieldTypes.ts'
import { formatValue } from '#engine/formatValue.ts'
import { type FilterControlProps, useFilterOptions } from './FilterControl.tsx'
import { getInstitution, InstitutionChip } from './InstitutionChip.tsx'
import { filterField, filterKeys } from '#engine/list/url/listParams.ts'
import { type RelationTarget, useChosen } from '#engine/records/relation.ts'
import type { Filter } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { Chip } from '#ui/select/Chip.tsx'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

type Props = Omit<FilterControlProps, 'filter'> & {
  filters: Filter[]
  /** Whether the viewer is offered a filter: others are only removed. */
  isOffered: (filter: Filter) => boolean
  onOpen: (field: string) => void
}
type ChipProps = { label: string; onOpen: (() => void) | undefined; onRemove: () => void }

/** The active filters of a list, each as a chip that shows its value, opens it and removes it. */
export function FilterChips({ filters, isOffered, onOpen, ...props }: Props) {
  const institution = getInstitution(props.values, useViewer())
  const others = filters.filter(({ field }) => !institution || !institutionKeys.includes(field))
  return (
    <>
      {institution && (
        <InstitutionChip
          {...institution}
          onRemove={() => props.onValues(Object.fromEntries(institutionKeys.map((key) => [key, ''])))}
        />
      )}
      {others.map((filter) => (
        <FilterChip
          key={filter.field}
          {...props}
          filter={filter}
          onOpen={isOffered(filter) ? () => onOpen(filter.field) : undefined}
        />
      ))}
    </>
  )
}

const institutionKeys = ['content_type', 'object_id']

function FilterChip({
  collection,
  filter,
  labels,
  values,
  onValues,
  onOpen,
}: FilterControlProps & { onOpen: (() => void) | undefined }) {
  const { t } = useTranslation()
  const options = useFilterOptions(filter)
  const field = filterField(collection, filter)
  const keys = filterKeys(filter.field, field).filter((key) => values[key])
  const [first = ''] = keys
  const target = getRelationTarget(field)
  const { words } = getType(field).filter
  const getName = (text: string) => {
    const word = words?.[text]
    if (word) return t(word)
    return options?.find(({ value }) => value === text)?.label ?? formatValue(field, filter.field, text, labels)
  }
  const ends = { __gte: t('list.from'), __lte: t('list.until') }
  const text = (key: string) => {
    const end = Object.entries(ends).find(([lookup]) => key.endsWith(lookup))?.[1]
    return `${end ? `${end} ` : ''}${getName(values[key] ?? '')}`
  }
  const chip = {
    label: labels.field(filter.field),
    onOpen,
    onRemove: () => onValues(Object.fromEntries(keys.map((key) => [key, '']))),
  }
  if (target && !options) return <RelationChip {...chip} target={target} id={values[first] ?? ''} />
  return <Chip {...chip} label={`${chip.label}${labelSeparator()}${keys.map(text).join(' ')}`} />
}

function RelationChip({ target, id, label, ...chip }: ChipProps & { target: RelationTarget; id: string }) {
  const [chosen] = useChosen(target, [id])
  return <Chip {...chip} label={`${label}${labelSeparator()}${chosen?.label ?? id}`} />
}
