import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '#api/config/config.ts'
import type { Language } from '#lib/languages.ts'
import { SignInFrame } from '#ui/layout/SignInFrame.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'

export type Variant = 'standard' | 'fsp'
type Props = {
  title: string
  text?: ReactNode
  size?: 'normal' | 'wide' | undefined
  variant?: Variant
  onLanguage: (language: Language) => void
  children: ReactNode
}

/** The layout of every public page: the deployment's logo and names, and the footer of the second variant. */
export function AuthLayout({ title, text, size, variant = 'standard', onLanguage, children }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { providerName, logoUrl } = config()
  return (
    <SignInFrame
      language={language}
      logoUrl={logoUrl}
      portalName={t('portal')}
      provider={
        variant === 'standard' ? providerName : [providerName, t('login.fsp-footer')].filter(Boolean).join(' · ')
      }
      size={size}
      text={text}
      title={title}
      onLanguage={onLanguage}
    >
      {children}
    </SignInFrame>
  )
}
