import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import type { Ref } from 'react'
import { useWatch } from 'react-hook-form'
import { FormTextField } from '#engine/form/FormTextField.tsx'
import { passwordRules } from '#lib/passwordRules.ts'
import { classes } from '#ui/classes.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import css from './NewPassword.module.css'
import { useFileWords } from '#ui/words.ts'

type Props = { label: string; ref?: Ref<HTMLInputElement> | undefined }

/** A password to be chosen, with its rules, each marked as it is met (AUTH-37 to AUTH-41). */
export function NewPassword({ label, ref }: Props) {
  const { say: words } = useFileWords('doors')
  const value = useWatch<{ password: string }, 'password'>({ name: 'password' })
  const met = passwordRules.filter(([, holds]) => holds(value)).length
  return (
    <div className={css['password']}>
      <FormTextField autoComplete="new-password" label={label} name="password" ref={ref} required spellCheck={false} type="password" />
      <div className={css['rules']}>
        <p>{words('password.rules')}</p>
        <ul className={css['list']}>
          {passwordRules.map(([name, holds]) => {
            const isMet = holds(value)
            const Sign = isMet ? Check : Circle
            return (
              <li className={classes(isMet && css['met'])} key={name}>
                <Sign aria-hidden="true" size={14} />
                {words(`password.rule.${name}`)}
                <VisuallyHidden>: {words(isMet ? 'password.met' : 'password.unmet')}</VisuallyHidden>
              </li>
            )
          })}
        </ul>
        <VisuallyHidden isStatus>{value !== '' && words('password.met-count', { met, all: passwordRules.length })}</VisuallyHidden>
      </div>
    </div>
  )
}
