import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Choice, maxNamed, useChoices, useChosen } from '#engine/records/relation.ts'
import type { RelationTarget } from '#engine/records/relation.ts'
import { useDebounced } from '#engine/useDebounced.ts'
import { pickerDebounce } from '#lib/constants.ts'
import { Picker } from '#ui/select/Picker.tsx'

type Props = {
  target: RelationTarget
  label: string
  ids: readonly (string | number)[]
  onIds: (ids: string[]) => void
  multiple?: boolean
  readOnly?: boolean
  disabled?: boolean
  hideLabel?: boolean
  required?: boolean
  error?: ReactNode | undefined
  hint?: string | undefined
  marked?: string | undefined
  placeholder?: string
  /** The selected records are shown elsewhere. */
  hideChosen?: boolean
}

/** Selects other records by searching them on the server. */
export function RelationPicker({ target, label, ids, onIds, multiple = false, error, hint, marked, ...flags }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const [typed, type] = useDebounced(search, setSearch, pickerDebounce)
  const response = useChoices(target, search, isOpen)
  const chosen = useChosen(target, ids)
  const rest = ids.length - maxNamed
  const add = (choice: Choice) => onIds(multiple ? [...new Set([...ids.map(String), choice.id])] : [choice.id])
  return (
    <Picker
      label={label}
      multiple={multiple}
      selected={chosen}
      onAdd={add}
      onRemove={(id) => onIds(ids.map(String).filter((one) => one !== id))}
      query={typed}
      onQuery={type}
      options={response.choices}
      loading={response.isFetching}
      {...(response.error ? { error: t('picker.failed'), onRetry: () => void response.refetch() } : {})}
      emptyText={t('no-data')}
      onOpen={() => setOpen(true)}
      {...(error ? { fieldError: error } : {})}
      hint={rest > 0 && !flags.hideChosen ? t('picker.rest', { count: rest }) : hint}
      marked={marked}
      {...flags}
    />
  )
}
