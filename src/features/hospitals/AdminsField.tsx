import { useTranslation } from 'react-i18next'
import { getField, type WidgetProps } from '#engine/collection.ts'
import NumberWidget from '#engine/fields/widgets/NumberWidget.tsx'
import { openSection } from '#engine/form/openSection.ts'
import { getSectionId } from '#engine/form/sectionId.ts'
import styles from './Remedy.module.css'

const people = getSectionId('users')

/** The number of admins of a hospital; where it needs attention, with the way to the people and their roles. */
export default function AdminsField(props: WidgetProps) {
  const { collection, name, error, isNew } = props
  const { t } = useTranslation('hospitals')
  const field = getField(collection, name)
  return (
    <NumberWidget
      {...props}
      field={field.kind === 'number' ? field : {}}
      {...(error &&
        !isNew && {
          error: (
            <>
              {error}
              {' · '}
              <a
                className={styles.remedy}
                data-print-hidden
                href={`#${people}`}
                onClick={(event) => openSection(event, people)}
              >
                {t('roles')}
              </a>
            </>
          ),
        })}
    />
  )
}
