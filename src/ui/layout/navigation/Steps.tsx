import Check from 'lucide-react/icons/check'
import { useTranslation } from 'react-i18next'
import { classNames } from '#ui/layout/classNames.ts'
import styles from './Steps.module.css'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

type Props = {
  steps: { key: string; label: string; state: 'done' | 'next' | 'pending' }[]
  /** Whether the page shows the next step itself. */
  isHere?: boolean
}

export function Steps({ steps, isHere = false }: Props) {
  const { t } = useTranslation('actions')
  return (
    <ol className={styles.steps}>
      {steps.map(({ key, label, state }, index) => (
        <li
          aria-current={state === 'next' ? 'step' : undefined}
          className={classNames(state !== 'pending' && styles[state])}
          key={key}
        >
          <span aria-hidden="true" className={styles.sign}>
            {state === 'done' ? <Check size={14} /> : index + 1}
          </span>
          <span>
            {state === 'next' ? (
              <>
                <small>{t(isHere ? 'steps.now' : 'steps.next')}</small> {label}
              </>
            ) : (
              <>
                {label} <VisuallyHidden>({t(`steps.${state}`)})</VisuallyHidden>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
