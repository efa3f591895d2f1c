import House from 'lucide-react/icons/house'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import form from '#features/authPages/AuthForm.module.css'
import { AuthLayout } from '#features/authPages/AuthLayout.tsx'
import type { Language } from '#lib/languages.ts'
import { LinkButton } from '#ui/actions/LinkButton.tsx'

type Props = { title: string; text: string; onLanguage: (language: Language) => void; children: ReactNode }

/** A page with one message and a link home for somebody who is not signed in: framed like the login. */
export function OutsidePage({ title, text, onLanguage, children }: Props) {
  const { t } = useTranslation()
  return (
    <AuthLayout title={title} text={text} onLanguage={onLanguage}>
      <div className={form.form}>
        <LinkButton icon={House} kind="primary" to="/">
          {t('plain.home')}
        </LinkButton>
        {children}
      </div>
    </AuthLayout>
  )
}
