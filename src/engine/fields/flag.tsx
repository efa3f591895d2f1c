import Check from 'lucide-react/icons/check'
import { useTranslation } from 'react-i18next'
import type { CellProps, FieldOf, FieldOptions, FieldType } from './fieldType.ts'
import { toText } from '#lib/text/text.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'

type FlagField = FieldOf<'flag', boolean, { required?: false }>

/** Yes or no. It is never required: an empty value is a no. */
export const flag = (options: Omit<FieldOptions, 'required'> = {}): FlagField => ({ kind: 'flag', ...options })

export const flagType: FieldType<FlagField> = {
  isWord: true,
  format: toText,
  Cell: FlagCell,
  filter: { control: () => import('#engine/fields/filters/FlagFilter.tsx'), words: { true: 'yes', false: 'no' } },
  widget: () => import('#engine/fields/widgets/FlagWidget.tsx'),
}

function FlagCell({ row, name }: CellProps<FlagField>) {
  const { t } = useTranslation()
  return getAtPath(row, name) === true ? (
    <Check size={16} role="img" aria-label={t('yes')} />
  ) : (
    // The sign of an empty value.
    <span role="img" aria-label={t('no')} data-is-nothing>
      -
    </span>
  )
}
