import { aboutLanguage, languages } from '#lib/languages.ts'
import { Button } from './Button.tsx'

/**
 * Shown when not even the words of the portal have loaded: in every language, without anything that has to be fetched.
 */
export function NoWords() {
  return (
    <main role="alert">
      {languages.map((language) => (
        <p key={language} lang={language}>
          {aboutLanguage(language).fault}{' '}
          <Button onClick={() => window.location.reload()}>{aboutLanguage(language).reload}</Button>
        </p>
      ))}
    </main>
  )
}
