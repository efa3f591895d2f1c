import { aboutLanguage, languages } from '#lib/languages.ts'
import { Button } from './Button.tsx'

/** Not even the words of the portal arrived: said in every language, with nothing that has to be loaded. */
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
