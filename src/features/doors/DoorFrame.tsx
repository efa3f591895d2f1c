import type { ReactNode } from 'react'
import { config } from '#api/config.ts'
import type { Language } from '#lib/languages.ts'
import { SignInFrame } from '#ui/SignInFrame.tsx'
import { useLanguage, useWords } from '#ui/words.ts'

export type Variant = 'standard' | 'fsp'
type Props = {
  title: string
  text?: ReactNode
  size?: 'normal' | 'wide' | undefined
  variant?: Variant
  onLanguage: (language: Language) => void
  children: ReactNode
}

/** The frame of every page that anybody may open: the deployment's logo and names, and for the second variant its footer. */
export function DoorFrame({ title, text, size, variant = 'standard', onLanguage, children }: Props) {
  const words = useWords()
  const language = useLanguage((state) => state.language)
  const { providerName, logoUrl } = config()
  return (
    <SignInFrame
      language={language}
      logoUrl={logoUrl || undefined}
      portalName={words('portal')}
      provider={variant === 'standard' ? providerName : [providerName, words('login.fsp-footer')].filter(Boolean).join(' · ')}
      size={size}
      text={text}
      title={title}
      onLanguage={onLanguage}
    >
      {children}
    </SignInFrame>
  )
}
