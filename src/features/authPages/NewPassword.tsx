import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import type { Ref } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormTextField } from '#engine/form/FormTextField.tsx'
import { passwordRules } from '#lib/text/passwordRules.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import styles from './NewPassword.module.css'

type Props = { label: string; ref?: Ref<HTMLInputElement> | undefined }

/** A new password with its rules, each marked once it is met (AUTH-37 to AUTH-41). */
export function NewPassword({ label, ref }: Props) {
  const { t } = useTranslation('authPages')
  const value = useWatch<{ password: string }, 'password'>({ name: 'password' })
  const met = passwordRules.filter(([, holds]) => holds(value)).length
  return (
    <div className={styles.password}>
      <FormTextField
        autoComplete="new-password"
        label={label}
        name="password"
        ref={ref}
        required
        spellCheck={false}
        type="password"
      />
      <div className={styles.rules}>
        <p>{t('password.rules')}</p>
        <ul className={styles.list}>
          {passwordRules.map(([name, holds]) => {
            const isMet = holds(value)
            const Sign = isMet ? Check : Circle
            return (
              <li className={classNames(isMet && styles.met)} key={name}>
                <Sign aria-hidden="true" size={14} />
                {t(`password.rule.${name}`)}
                <VisuallyHidden>: {t(isMet ? 'password.met' : 'password.unmet')}</VisuallyHidden>
              </li>
            )
          })}
        </ul>
        <VisuallyHidden isStatus>
          {value !== '' && t('password.met-count', { met, all: passwordRules.length })}
        </VisuallyHidden>
      </div>
    </div>
  )
}
