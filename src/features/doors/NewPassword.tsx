import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { passwordRules } from '#lib/passwordRules.ts'
import { classes } from '#ui/classes.ts'
import { TextField } from '#ui/TextField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import css from './NewPassword.module.css'

type Props = { label: string; value: string; error?: string | undefined; onChange: (password: string) => void; ref?: Ref<HTMLInputElement> | undefined }

/** A password to be chosen, with its rules, each marked as it is met (AUTH-37 to AUTH-41). */
export function NewPassword({ label, value, error, onChange, ref }: Props) {
  const { t } = useTranslation('doors')
  const met = passwordRules.filter(([, holds]) => holds(value)).length
  return (
    <div className={css['password']}>
      <TextField
        autoComplete="new-password"
        error={error}
        label={label}
        name="password"
        ref={ref}
        required
        spellCheck={false}
        type="password"
        value={value}
        onChange={onChange}
      />
      <div className={css['rules']}>
        <p>{t('password.rules')}</p>
        <ul className={css['list']}>
          {passwordRules.map(([name, holds]) => {
            const isMet = holds(value)
            const Sign = isMet ? Check : Circle
            return (
              <li className={classes(isMet && css['met'])} key={name}>
                <Sign aria-hidden="true" size={14} />
                {t(`password.rule.${name}`)}
                <VisuallyHidden>: {t(isMet ? 'password.met' : 'password.unmet')}</VisuallyHidden>
              </li>
            )
          })}
        </ul>
        <VisuallyHidden isStatus>{value !== '' && t('password.met-count', { met, all: passwordRules.length })}</VisuallyHidden>
      </div>
    </div>
  )
}
